// tribu-rules.ts - the rules of Tribù in Italian, clause by clause.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {
  Aim: "Scopo del gioco",
  "TRI-001": "si gioca in due, tre o quattro, ognuno per sé",
  "TRI-002":
    "una partita è fatta di una o più sfide; ogni sfida si dà, si gioca e si conta per conto suo, e i punteggi si sommano nei totali",
  "TRI-003":
    "vince chi per primo arriva a un totale di almeno 100 sfere magiche; i totali si confrontano solo dopo aver contato una sfida",
  "TRI-004": "le sfere magiche vengono dalle carte Tribù e Diorama scoperte nelle catene di un giocatore",
  Components: "Materiali",
  "TRI-010": "il mazzo ha esattamente 100 carte: 52 Diorama, 20 Tribù, 12 Azione, 8 Evento e 8 Protezione",
  "TRI-011":
    "di ogni tipo di carta ci sono 4 copie; i tipi sono 5 Tribù, 13 Diorama, 2 Evento, 3 Azione e 2 Protezione",
  "TRI-012": "le 4 carte Capo stanno fuori dal mazzo e non vi vengono mai mescolate",
  "TRI-013":
    "una carta Tribù mostra un personaggio, le sue sfere magiche e tre generi di vaso, da leggere come primo, secondo e terzo",
  "TRI-014": "una carta Diorama mostra il suo genere, le sue sfere magiche e il loro colore",
  "TRI-015":
    "ogni genere di vaso comune esiste in rosso e in blu, e tutti e due vanno bene per il simbolo sulla carta Tribù: conta solo il genere",
  "TRI-016": "un vaso Multidiorama vale 3 sfere, che contano insieme come rosse e come blu",
  "TRI-017": "ogni Totem vale 5 sfere",
  "TRI-018":
    "i tipi di Totem sono due, rosso e blu: con i dieci vasi comuni e il vaso Multidiorama fanno tredici",
  "TRI-019": "le sfere delle carte Tribù non hanno colore e non contano per il colore di una catena",
  "TRI-020": "solo le carte Tribù e Diorama hanno sfere; Evento, Azione, Protezione e Capo valgono 0",
  "TRI-021": "i tipi di Evento sono due: il Lupo e il Bisonte",
  "TRI-022": "i tipi di Azione sono tre: Pesca 3 carte, Blocca e Ruba un Diorama",
  "TRI-023": "i tipi di Protezione sono due: le Penne del coraggio proteggono 2 vasi, le Penne della forza 1",
  "TRI-024":
    "le quattro carte Capo mostrano quattro personaggi diversi delle carte Tribù; solo l'Esploratore non ha un capo",
  "TRI-025":
    "i giocatori hanno tre mucchi in comune: il mazzo coperto, gli scarti scoperti e le carte giocate scoperte",
  Setup: "Preparazione",
  "TRI-030":
    "a inizio partita ognuno prende una delle 4 carte Capo mescolate e coperte, e tiene quel capo per tutte le sfide",
  "TRI-031": "i capi si danno a caso; nessuno lo sceglie",
  "TRI-032": "quando tutti hanno un capo, i capi distribuiti si scoprono e restano visibili a tutti",
  "TRI-033": "le carte Capo avanzate restano coperte e fuori dal gioco",
  "TRI-034": "ogni giocatore comincia la partita con un totale di 0",
  "TRI-035": "chi dà le carte nella prima sfida si estrae a sorte",
  "TRI-036":
    "ogni sfida comincia mescolando tutte le 100 carte; poi il mazziere ne dà 5 a ogni giocatore in senso orario",
  "TRI-037":
    "le carte si danno una alla volta, a partire da chi segue il mazziere in senso orario, così il mazziere riceve l'ultima di ogni giro",
  "TRI-038": "le carte rimaste formano il mazzo coperto: 90 in due giocatori, 85 in tre, 80 in quattro",
  "TRI-039":
    "una sfida comincia senza scarti e senza carte giocate, e nessuna carta del mazzo viene scoperta",
  "TRI-040": "il mazziere gioca il primo turno della sfida, poi si prosegue in senso orario",
  "TRI-041": "per chiudere una sfida servono 4 Catene Complete in 2 o 3 giocatori, 3 Catene Complete in 4",
  "Frame of a turn": "Il turno",
  "TRI-050": "in un turno si svolge esattamente una delle sette opzioni da A a G",
  "TRI-051": "le opzioni da A a F cominciano prendendo esattamente una carta; l'opzione G non ne prende",
  "TRI-052": "nello stesso turno non si può prendere una carta e anche usarne una attiva",
  "TRI-053":
    "ogni turno finisce con esattamente 5 carte in mano al giocatore, qualunque opzione abbia scelto",
  "TRI-054":
    "in un turno si aggiunge scoperta alle proprie catene al massimo una carta, che venga dalla mano, da una carta attiva o da un furto",
  "TRI-055":
    "non si può passare; dopo aver preso una carta si può sempre scartare, quindi ognuno ha sempre un turno lecito",
  "TRI-056":
    "un turno finisce in quest'ordine: si eliminano le carte Tribù sole, si controllano chiusura, esaurimento e limite di sicurezza, poi tocca al prossimo in senso orario",
  "TRI-057": "chi ha una carta Blocca accanto a una sua catena salta il turno invece di scegliere un'opzione",
  "Taking a card, reshuffling": "Prendere una carta, rimescolare",
  "TRI-060": "si prende la prima carta del mazzo o la prima degli scarti, e da nessun'altra parte",
  "TRI-061":
    "dagli scarti si può prendere solo se in cima c'è una carta Diorama, e mai una carta che sta sotto",
  "TRI-062": "vanno bene tutti i 13 tipi di Diorama, compresi il vaso Multidiorama e i Totem",
  "TRI-063": "la carta presa entra in mano come sesta carta e si può usare subito per le opzioni da A a F",
  "TRI-064":
    "il tipo preso dagli scarti in questo turno si può scartare a fine turno (A o F) solo se in mano ce ne sono almeno due; gli scarti di Pesca 3 carte non hanno questo limite",
  "TRI-065":
    "un turno a vuoto prende dagli scarti e finisce con uno scarto (A o F); ogni altro turno riporta a 0 il conto dei turni a vuoto di fila, un turno saltato non lo cambia, e ogni sfida lo comincia da 0",
  "TRI-066":
    "quando i turni a vuoto di fila sono almeno il doppio dei giocatori, nessuno può prendere dagli scarti, a meno che il mazzo non possa dare carte",
  "TRI-067":
    "quando il mazzo è vuoto si mescolano gli scarti tranne la prima carta, che resta da sola come mucchio degli scarti",
  "TRI-068": "si rimescola solo quando si deve prendere una carta dal mazzo vuoto",
  "TRI-069":
    "le carte giocate restano fuori da ogni rimescolata della sfida; si può rimescolare quante volte serve",
  "TRI-070":
    "il mazzo non dà carte se è vuoto e gli scarti hanno al massimo 1 carta; restano allora solo la prima degli scarti o l'opzione G",
  "The seven options": "Le sette opzioni",
  "TRI-080":
    "opzione A: si prende una carta, poi si mette scoperta in cima agli scarti una carta qualsiasi della mano, nei limiti di TRI-064",
  "TRI-081":
    "opzione B: si prende una carta, poi si gioca una carta Azione dalla mano; non si scarta nulla, se non per Pesca 3 carte",
  "TRI-082": "una carta Azione si può giocare nello stesso turno in cui è stata presa",
  "TRI-083":
    "opzione C: si prende una carta, poi si apre una nuova catena con una carta Tribù della mano, di un personaggio che non guida già un'altra propria catena; non si scarta nulla",
  "TRI-084":
    "opzione D: si prende una carta, poi si posa una carta Diorama della mano su una propria catena dove va bene; non si scarta nulla",
  "TRI-085":
    "opzione E: si prende una carta, poi si mette una carta della mano coperta accanto a una propria catena libera; non si scarta nulla e non si fa altro",
  "TRI-086":
    "opzione F: si prende una carta, si scambia esattamente una propria carta attiva con una della mano e poi si fa esattamente un'altra cosa: scartare, giocare un'Azione, posare una carta Tribù o Diorama, oppure attivare",
  "TRI-087":
    "lo scambio mette coperta accanto alla stessa catena una carta della mano che può essere attiva e riporta in mano, senza mostrarla, la vecchia carta attiva; le carte in mano restano 6 fino alla mossa successiva",
  "TRI-088": "l'opzione F ha un ordine fisso: prima si prende, poi si scambia, poi si fa l'altra cosa",
  "TRI-089":
    "la carta attiva tornata in mano con lo scambio è una carta come le altre: nello stesso turno si può scartare, posare o attivare accanto a un'altra catena libera",
  "TRI-090":
    "in un turno si fa al massimo uno scambio; poiché uno scambio non è un'attivazione, l'opzione F può finire attivando una carta accanto a una catena libera",
  "TRI-091":
    "una carta attiva si può scambiare con una della mano dello stesso tipo, per confondere gli altri",
  "TRI-092":
    "l'opzione G non prende e non scarta carte: scopre esattamente una propria carta attiva, un Diorama per continuare una propria catena o un Evento per attaccare la catena di un avversario",
  "TRI-093":
    "l'opzione G richiede una propria catena dove vada bene il Diorama attivo, o un bersaglio lecito per l'Evento attivo; altrimenti quella carta non la permette",
  "TRI-094":
    "un Diorama attivo può continuare qualunque propria catena dove vada bene, non solo quella accanto a cui si trova",
  "TRI-095": "un vaso Multidiorama o un Totem attivo si usa con l'opzione G ovunque vada bene di norma",
  "TRI-096": "una carta Protezione attiva si usa solo per difendersi, mai nel turno di chi la possiede",
  "TRI-097": "una carta Evento agisce solo da attiva, una carta Azione solo dalla mano",
  Chains: "Catene",
  "TRI-110":
    "una catena è una carta Tribù seguita da 0 a 3 vasi nell'ordine di quella carta, primo, secondo e terzo, con posto per un Totem dopo il terzo",
  "TRI-111":
    "una carta Tribù sola vale come catena a ogni effetto, tranne come bersaglio di un attacco o di un furto",
  "TRI-112": "una carta Tribù e il suo primo vaso non si posano mai nello stesso turno",
  "TRI-113": "un giocatore ha al massimo 5 catene, una per personaggio",
  "TRI-114":
    "una carta Diorama comune, di qualunque colore, va bene solo su una catena con meno di 3 vasi la cui carta Tribù mostra quel genere nella prossima posizione",
  "TRI-115": "i vasi si posano in ordine e senza salti; una carta posata non si sposta e non torna in mano",
  "TRI-116":
    "un vaso Multidiorama va bene come prossimo vaso di ogni propria catena con meno di 3 vasi e senza un altro vaso Multidiorama",
  "TRI-117": "un Totem richiede una catena con tutti e 3 i vasi e ancora senza Totem",
  "TRI-118":
    "una catena con 3 vasi di qualunque colore è una Catena Completa e conta per chiudere, con o senza Totem",
  "TRI-119": "un Totem fa di una Catena Completa una Catena Protetta",
  "TRI-120":
    "una Catena Protetta è una Catena Protetta Magica se le sue carte Diorama sono di un solo colore; il vaso Multidiorama vale per entrambi",
  "TRI-121": "per la Catena Protetta Magica anche il Totem deve avere lo stesso colore dei tre vasi",
  "Lone Tribe cards and the leader": "Carte Tribù sole e il capo",
  "TRI-130":
    "una carta Tribù si posa senza vasi e deve riceverne uno entro la fine del turno successivo di chi la possiede",
  "TRI-131":
    "a fine turno si elimina ogni carta Tribù sola del giocatore di turno che era già in tavola all'inizio del turno, a meno che mostri il personaggio del suo capo",
  "TRI-132":
    "l'eliminazione vale allo stesso modo per una carta Tribù posata il turno prima e per una che ha perso l'ultimo vaso per un attacco o un furto",
  "TRI-133":
    "una carta Tribù sola si salva con un vaso del suo primo genere o con un vaso Multidiorama, dalla mano (D, F), da una carta attiva (G) o con un furto (B, F)",
  "TRI-134":
    "una carta Tribù eliminata va sotto gli scarti, seguita dall'eventuale carta attiva della sua catena",
  "TRI-135":
    "più carte Tribù sole si giudicano una per una nell'ordine dei tipi; in un turno se ne può salvare al massimo una",
  "TRI-136": "in un turno saltato non si elimina nulla; la scadenza passa al prossimo turno davvero giocato",
  "TRI-137":
    "un capo preserva dall'eliminazione, per tutto il tempo che serve, solo la carta Tribù con quel personaggio del suo giocatore, insieme alla carta attiva; i suoi vasi si possono comunque attaccare e rubare",
  "TRI-138": "salvare una carta Tribù sola non è obbligatorio: la si può lasciare eliminare",
  "TRI-139":
    "un personaggio eliminato si può posare di nuovo, ma solo in un turno successivo, perché la carta resta in tavola fino a fine turno",
  "No doubles": "Niente doppioni",
  "TRI-140":
    "nessuno ha due catene con lo stesso personaggio; giocatori diversi possono avere lo stesso personaggio",
  "TRI-141":
    "a un doppione posato per errore si rimedia tenendo la catena con più sfere magiche e mettendo l'altra, con la sua carta attiva, sotto gli scarti",
  "TRI-142":
    "nessuna mossa offerta crea doppioni, quindi il rimedio non serve mai; a parità di sfere resterebbe la catena più vecchia",
  "Active cards": "Carte attive",
  "TRI-150":
    "attivare vuol dire mettere una carta della mano coperta accanto a una propria catena, dicendolo ma senza mostrarla",
  "TRI-151":
    "possono essere attive le carte Diorama, Evento e Protezione, compresi vaso Multidiorama e Totem; le carte Tribù e Azione no",
  "TRI-152": "una catena ha al massimo una carta attiva, e in un turno se ne attiva al massimo una",
  "TRI-153":
    "può ricevere una carta attiva ogni catena libera: carta Tribù sola, catena incompleta, Completa o Protetta",
  "TRI-154": "una carta Blocca accanto a una catena non è una carta attiva e non ne occupa il posto",
  "TRI-155": "le carte attive le può guardare solo chi le possiede",
  "TRI-156":
    "una carta attiva lascia il tavolo solo se viene usata (G o difesa), scambiata, eliminata con la sua catena, o a fine sfida",
  "TRI-157": "una catena che perde vasi tiene la sua carta attiva",
  "TRI-158":
    "dopo l'uso una carta Evento o Protezione va sotto gli scarti, una carta Diorama entra nella catena che continua",
  "TRI-159":
    "una carta attiva si può usare dal turno successivo del suo giocatore, una Protezione appena finito il turno in cui è stata attivata",
  "TRI-160": "né un attacco né un furto possono toccare una carta attiva",
  Attack: "Attacco",
  "TRI-170":
    "un attacco è l'opzione G con una propria carta Evento attiva, che si scopre e si mette accanto a una catena di un avversario",
  "TRI-171": "in un turno si fa un solo attacco, contro una sola catena di un solo avversario",
  "TRI-172": "si può attaccare solo una catena con almeno un vaso e senza Totem",
  "TRI-173": "il Lupo distrugge un vaso: l'ultimo della catena, contando dalla carta Tribù",
  "TRI-174": "il Bisonte distrugge due vasi: l'ultimo della catena e quello prima",
  "TRI-175": "un Bisonte può attaccare una catena con un solo vaso; distrugge allora solo quello",
  "TRI-176": "un vaso Multidiorama si può distruggere nella sua posizione come ogni altro vaso",
  "TRI-177": "prima che si distrugga un vaso, chi è attaccato può difendersi",
  "TRI-178": "la carta Evento dell'attacco e i vasi distrutti vanno sotto gli scarti",
  "TRI-179":
    "le carte di un attacco vanno sotto gli scarti una sotto l'altra: Evento, Protezione usata, poi i vasi distrutti a partire dall'ultimo",
  "TRI-180": "un attacco, riuscito o no, chiude il turno di chi attacca",
  "TRI-181":
    "una catena rimasta senza vasi diventa una carta Tribù sola e rischia l'eliminazione nel prossimo turno di chi la possiede",
  "TRI-182": "Blocca toglie solo il turno: chi è bloccato può essere attaccato o derubato, e può difendersi",
  Defence: "Difesa",
  "TRI-185":
    "chi è attaccato o derubato può usare subito, fuori dal suo turno, una propria carta Protezione attiva, accanto a qualunque sua catena si trovi",
  "TRI-186": "una carta Protezione difende solo da attiva, mai dalla mano",
  "TRI-187":
    "a un attacco o a un furto si risponde con al massimo una carta Protezione; si può anche non rispondere",
  "TRI-188": "una catena minacciata la può difendere solo chi la possiede",
  "TRI-189": "nella catena attaccata la Forza protegge un vaso, il Coraggio due",
  "TRI-190":
    "un attacco distrugge, dalla fine della catena, il minore tra la forza dell'Evento (Lupo 1, Bisonte 2) e i vasi presenti, meno i vasi protetti, mai sotto 0; la Forza contro un Bisonte su 2 o 3 vasi perde comunque l'ultimo",
  "TRI-191":
    "una carta Protezione usata va per intero sotto gli scarti, anche se ha fermato solo parte del danno o protetto meno vasi di quanti poteva",
  "TRI-192": "contro un furto basta una carta Protezione di qualunque tipo: lo ferma del tutto",
  "TRI-193": "difendersi non è un turno e non cambia il prossimo turno di chi si difende",
  "TRI-194": "contro Blocca nessuna carta Protezione ha effetto",
  "TRI-195":
    "finché la difesa non ha risposto, l'Evento o la carta Ruba sta scoperta accanto alla catena minacciata e in nessun mucchio; il turno resta di chi attacca o ruba, e solo per lui si guardano poi eliminazione e chiusura",
  "Totem and Multidiorama vase": "Totem e vaso Multidiorama",
  "TRI-200":
    "un Totem si posa su una catena solo dopo i tre vasi, con l'opzione D, F o G, e una catena ne accetta uno solo",
  "TRI-201":
    "una catena con Totem è al sicuro fino a fine sfida: non si può attaccare e nessuna sua carta, nemmeno il Totem, si può rubare",
  "TRI-202":
    "Blocca si può mettere accanto a una Catena Protetta, perché ferma il giocatore e non attacca la catena",
  "TRI-203": "un Totem aggiunge alla catena le sue 5 sfere come ogni altra carta",
  "TRI-204":
    "un vaso Multidiorama sta al posto di uno dei tre vasi, mai del Totem, e una catena ne ha uno solo",
  "TRI-205": "un vaso Multidiorama posato resta dov'è e non si sostituisce mai con il vaso di cui fa le veci",
  "Action cards": "Carte Azione",
  "TRI-210":
    "in un turno si può giocare una carta Azione, dalla mano e dopo aver preso una carta, con l'opzione B o alla fine di F; non può mai essere attiva",
  "TRI-211":
    "una carta Azione che non si vuole giocare si può scartare come le altre e può tornare con una rimescolata",
  "TRI-212":
    "una carta Azione giocata esce dalla sfida tra le carte giocate: Pesca 3 carte subito, Ruba un Diorama appena deciso il furto, Blocca dopo il turno saltato",
  "TRI-213":
    "chi gioca Pesca 3 carte prende 3 carte dal mazzo, non dagli scarti, e poi mette 3 carte della mano in cima agli scarti",
  "TRI-214":
    "i 3 scarti di Pesca 3 carte si scelgono tra tutte le 8 carte, dopo aver visto le nuove, uno alla volta e nell'ordine che si vuole; l'ultimo resta in cima",
  "TRI-215":
    "per Pesca 3 carte un mazzo finito si rimescola; se le carte non bastano, si prendono quelle che ci sono, anche nessuna, e si scarta fino ad averne 5 in mano",
  "TRI-216":
    "Blocca si mette scoperta accanto a una catena qualsiasi di un avversario, che salta il suo prossimo turno",
  "TRI-217": "un giocatore si può bloccare solo se ha una catena e non ha già una carta Blocca in attesa",
  "TRI-218":
    "il turno di chi è bloccato si salta per intero, senza carte, opzioni o eliminazioni; poi Blocca va tra le carte giocate e seguono i controlli di esaurimento e sicurezza e il prossimo giocatore",
  "TRI-219":
    "dopo il turno saltato lo stesso giocatore si può bloccare di nuovo con un'altra carta; in due giocatori Blocca dà quindi un turno in più a chi la gioca",
  "TRI-220":
    "chi gioca Ruba un Diorama indica la catena di un avversario e una propria: l'ultimo vaso della prima passa subito alla seconda",
  "TRI-221":
    "un furto prende solo l'ultimo vaso, e solo da una catena avversaria che ha un vaso e nessun Totem",
  "TRI-222": "un vaso si può rubare solo se va bene come prossimo vaso della propria catena indicata",
  "TRI-223":
    "Ruba un Diorama si può giocare solo con una catena da derubare e una propria catena adatta; altrimenti si può scartare ma non giocare",
  "TRI-224":
    "un vaso Multidiorama rubato può andare in qualunque prossima posizione adatta, non importa dov'era prima",
  "TRI-225":
    "un furto fermato da una carta Protezione non prende nulla e chiude il turno; la carta Ruba va tra le carte giocate, la Protezione sotto gli scarti",
  "TRI-226":
    "una Catena Completa senza Totem può perdere il terzo vaso per un furto, e quel vaso può completare una catena del ladro e così chiudere la sfida",
  "TRI-227":
    "un furto può salvare una carta Tribù sola del ladro e può lasciare sola una carta Tribù del derubato",
  "The piles": "I mucchi",
  "TRI-230":
    "in cima agli scarti vanno solo le carte scartate dai giocatori: con l'opzione A, con F che finisce in uno scarto, o per Pesca 3 carte",
  "TRI-231":
    "sotto gli scarti vanno i vasi distrutti, le carte Evento e Protezione usate, le carte Tribù eliminate con la carta attiva e i doppioni di troppo",
  "TRI-232": "tra le carte giocate vanno solo le carte Azione giocate, e nessuno ne prende da lì",
  "TRI-233":
    "una carta messa sotto un mucchio di scarti vuoto ne è anche la prima, e se è un Diorama si può prendere",
  "TRI-234":
    "le carte Azione giocate tornano quando si raccolgono tutte le carte per la sfida successiva, non prima",
  "TRI-235":
    "ogni carta entra negli scarti scoperta e sotto gli occhi di tutti, anche una carta attiva eliminata con la sua catena",
  "End of a challenge": "Fine di una sfida",
  "TRI-240": "una sfida finisce per chiusura o per esaurimento",
  "TRI-241":
    "chi alla fine del proprio turno ha nello stesso momento almeno il numero richiesto di Catene Complete chiude la sfida",
  "TRI-242":
    "per chiudere contano solo le catene complete in quel momento, non quelle che nel frattempo hanno perso un vaso",
  "TRI-243":
    "una sfida è esaurita quando un turno finisce e né il mazzo né gli scarti hanno più carte Diorama",
  "TRI-244": "l'esaurimento si controlla da sé dopo ogni turno, anche se il mazzo ha ancora carte",
  "TRI-245": "un turno che porta insieme chiusura ed esaurimento vale come chiusura",
  "TRI-246": "una sfida finita è finita subito: nessuno gioca altri turni per pareggiarne il numero",
  "TRI-247":
    "una sfida arrivata a 120 turni per giocatore, compresi quelli saltati, finisce come per esaurimento",
  "Scoring a challenge": "Il punteggio di una sfida",
  "TRI-250":
    "le sfere in tavola di un giocatore sono la somma di tutte le carte scoperte delle sue catene: carte Tribù, vasi e Totem",
  "TRI-251": "contano anche le sfere delle catene incomplete e delle carte Tribù sole",
  "TRI-252":
    "ogni Catena Protetta Magica dà un premio di 10, o di 20 invece di 10 se la sua carta Tribù mostra il personaggio del proprio capo",
  "TRI-253":
    "il premio va a chiunque abbia una Catena Protetta Magica, che abbia chiuso o no, sia dopo una chiusura sia dopo un esaurimento",
  "TRI-254":
    "le sfere ostili di un giocatore sono la somma delle carte che ha in mano e delle sue carte attive",
  "TRI-255":
    "dopo una chiusura, chi ha chiuso segna le sfere in tavola più il premio; la sua mano e le sue carte attive non contano",
  "TRI-256":
    "dopo una chiusura, ognuno degli altri segna le sfere in tavola più il premio meno le sfere ostili",
  "TRI-257":
    "dopo un esaurimento nessuno ha chiuso e tutti segnano le sfere in tavola più il premio, senza togliere nulla",
  "TRI-258":
    "un punteggio di sfida sotto zero conta per intero: i totali possono calare e diventare negativi",
  "TRI-259":
    "una carta Blocca in attesa non cambia il punteggio e cade con la sfida: nessuno comincia bloccato la successiva",
  "End of the game, next challenge": "Fine della partita, sfida successiva",
  "TRI-270": "la partita finisce dopo il conteggio in cui un totale è di 100 o più",
  "TRI-271": "se più totali sono di almeno 100 vince il più alto",
  "TRI-272":
    "a parità di totale più alto vince chi ha chiuso l'ultima sfida, se è tra i pari; poi chi vi ha fatto più punti; poi chi vi ha più Catene Protette Magiche; altrimenti la vittoria è condivisa",
  "TRI-273":
    "se tutti i totali sono sotto 100 si gioca un'altra sfida: si raccolgono e si mescolano tutte le 100 carte, anche quelle giocate; capi e totali restano, i conti dei turni e dei turni a vuoto ripartono da 0",
  "TRI-274":
    "dopo ogni sfida le carte le dà il prossimo giocatore in senso orario, che gioca anche il primo turno",
  "TRI-275":
    "dopo la trentesima sfida la partita finisce, e decidono il totale più alto e gli spareggi anche sotto 100",
  "State and hidden information": "Che cosa si vede e che cosa no",
  "TRI-280":
    "tutti vedono i capi in gioco, i totali, le catene nel loro ordine, le carte Blocca, quante carte ci sono in ogni mano e nel mazzo, le carte giocate, e quali catene hanno una carta attiva e da quale turno",
  "TRI-281": "il mucchio degli scarti è pubblico per intero e nel suo ordine, comprese le carte messe sotto",
  "TRI-282": "solo il giocatore conosce la propria mano e le proprie carte attive",
  "TRI-283": "nessuno conosce il contenuto e l'ordine del mazzo né i capi non in gioco",
  "TRI-284":
    "una carta presa dagli scarti si sa che è in quella mano finché il suo giocatore non posa o scarta dalla mano una carta di quel tipo, o attiva o scambia una carta qualsiasi; usare una carta attiva di quel tipo con l'opzione G non cambia nulla",
  "TRI-285":
    "solo il proprietario vede una carta presa dal mazzo, una carta attivata e le due carte di uno scambio; gli altri sanno che cosa è successo e accanto a quale catena",
  "TRI-286":
    "con una rimescolata tutti sanno quali carte formano il nuovo mazzo, ma non il loro ordine; fino alla rimescolata successiva ognuna è nel mazzo o è stata presa",
  "TRI-287":
    "usare una carta attiva la rivela; contare le sfere ostili rivela mano e carte attive di tutti tranne chi ha chiuso; un esaurimento non rivela quelle di nessuno",
  "TRI-288":
    "gli altri sanno solo se ci si è difesi e con che cosa, mai se era possibile, e la domanda stessa non deve tradirlo",
  "TRI-289":
    "il caso decide solo la distribuzione dei capi, il primo mazziere, la mescolata di ogni sfida e ogni rimescolata",
  "TRI-290":
    "le scelte si mostrano solo a chi decide; gli altri vedono chi decide e poi che cosa è stato fatto, nei limiti di TRI-285, e ogni vista nomina tipi di carta, mai singole copie",
  Decisions: "Le decisioni",
  "TRI-300":
    "un turno non bloccato comincia prendendo dal mazzo (se non è vuoto o gli scarti sono almeno 2), prendendo dagli scarti (se in cima c'è un Diorama e TRI-066 lo permette), o con l'opzione G: continuare (ogni coppia adatta) o attaccare (ogni bersaglio lecito)",
  "TRI-301":
    "dopo aver preso una carta le scelte, ognuna solo se lecita, sono nell'ordine: scartare, giocare Pesca 3 carte, giocare Blocca, giocare Ruba un Diorama, posare una carta Tribù, posare un Diorama, attivare, scambiare",
  "TRI-302": "dopo uno scambio si offrono di nuovo le stesse scelte, tranne un altro scambio",
  "TRI-303":
    "gli scarti di Pesca 3 carte si chiedono uno alla volta, di qualunque tipo in mano, finché restano 5 carte",
  "TRI-304":
    "chi possiede la catena minacciata viene interpellato se ha almeno una carta attiva: non difendere, o difendere con ciascuna carta Protezione attiva, se ce n'è; senza carte attive vale come non difendere, senza domanda",
  "TRI-305":
    "i giocatori non decidono altro: distribuzione dei capi, primo mazziere, rimescolate, turni saltati, eliminazioni, ordine dei mucchi, conteggi e controlli di fine vanno da sé",
  "TRI-306":
    "ogni decisione ha una scelta: a inizio turno si può sempre prendere una carta, e dopo se ne può sempre scartare una",
};
