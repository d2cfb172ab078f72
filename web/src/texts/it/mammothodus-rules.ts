// mammothodus-rules.ts - the rules of Mammothodus in Italian: clause by clause, chapters by their English title.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {
  "Terms and general principles": "Termini e principi generali",
  "MAM-001": "tutti i giocatori condividono lo stesso esito: o vincono tutti o perdono tutti",
  "MAM-002":
    "ogni clan è un posto a sé, con figurine, plancia, mano, mazzo, scarti e turno che non divide con nessun altro clan, nemmeno dello stesso giocatore",
  "MAM-003": "uno spazio è il centro o uno dei 21 territori; la parola territorio non indica mai il centro",
  "MAM-004":
    "il centro non ha colore né regione, ma presenza, distanza, movimento, combattimento e trasporto di frammenti vi funzionano come in ogni spazio",
  "MAM-005":
    "due spazi sono adiacenti, nei due sensi, quando li separa una linea di confine; le montagne tra le regioni o intorno al centro non fermano alcun movimento",
  "MAM-006":
    "l’adiacenza richiede un confine in comune: due spazi che si toccano in un solo punto non sono adiacenti",
  "MAM-007":
    "la distanza è il minor numero di confini da attraversare tra due spazi; un percorso può passare per ogni spazio, anche per il centro e per spazi occupati",
  "MAM-008":
    "le carte sviluppo e le carte scoperta degli Antichi sono le carte adattamento, una tribù di Antichi è un clan, un luogo di potere aperto o attivato è un luogo attivo",
  "MAM-009": "il clan attivo è quello che sta giocando il suo turno, il giocatore attivo è chi lo controlla",
  "MAM-010": "un obbligo delle regole che non si può adempiere fa perdere subito la partita",
  "MAM-011":
    "fanno perdere solo una tribù, uno spirito, un gettone pista, una carta degrado o una tessera dovuti che mancano, o la popolazione che esce dal tracciato; un guadagno impossibile è semplicemente perso",
  "MAM-012":
    "nulla è simultaneo: gli effetti si svolgono uno alla volta nell’ordine indicato, altrimenti nell’ordine del tabellone, e dopo ogni singolo cambiamento si controlla la fine della partita",
  "MAM-013": "ogni scelta di un turno spetta al giocatore attivo, se una clausola non la dà a qualcun altro",
  Components: "Componenti",
  "MAM-014":
    "i clan sono Mammut, Bisonti, Rinoceronti lanosi e Smilodonti; il quinto clan della storia e i due mazzi in più non si usano",
  "MAM-015": "un clan possiede esattamente quattro figurine: una rossa, una verde, una gialla e una blu",
  "MAM-016":
    "il colore di una figurina è la sua specialità e l’azione per cui ha un bonus: rosso attacco, verde movimento, giallo popolazione, blu sviluppo",
  "MAM-017":
    "il tabellone ha il centro e 21 territori, ciascuno di un colore (rosso, verde, blu, giallo) e in una regione (Nord, Est, Sud, Ovest)",
  "MAM-018": "il centro si aggiunge ai 21 territori e non è uno di essi",
  "MAM-019":
    "dei siti di pista sui territori più esterni quattro cominciano aperti e otto, con i numeri da 1 a 8, cominciano chiusi",
  "MAM-020":
    "ogni clan ha il proprio mazzo iniziale di 12 carte delle quattro azioni di base, ogni carta del colore della sua azione",
  "MAM-021": "un mazzo iniziale ha tre carte per ciascuno dei quattro colori",
  "MAM-022":
    "un solo mazzo adattamento serve tutti i clan; le sue varietà sono pesca tre, jolly e, ciascuna con un colore, azione extra e doppia",
  "MAM-023":
    "delle 24 carte adattamento (pesca tre e jolly quattro volte ciascuna, azione extra e doppia due volte per colore) sei per clan formano il mazzo, e nessuno vede le altre",
  "MAM-024": "le carte degrado vengono da una sola riserva limitata per tutti i clan e non hanno colore",
  "MAM-025": "la riserva comincia con quattro carte degrado per clan",
  "MAM-026":
    "la popolazione di un clan comincia da 7 su un tracciato che scende fino a -4 e ha un valore massimo",
  "MAM-027":
    "una popolazione di 0 o meno non permette figurine, 1-3 una, 4-7 due, 8-11 tre, 12-15 quattro; il tracciato finisce a 15 e la crescita oltre è persa",
  "MAM-028":
    "il segnalino contro il degrado di un clan comincia da 0 su un tracciato con le posizioni da 0 a 4",
  "MAM-029":
    "le figurine di un clan fuori dal tabellone coprono le posizioni più alte del suo tracciato del degrado: con F sul tabellone, tutte quelle sopra F",
  "MAM-030": "le tribù sono al massimo 12, tra tabellone e riserva",
  "MAM-031": "una tribù distrutta o tolta torna nella riserva e può essere piazzata di nuovo",
  "MAM-032":
    "i tre spiriti sono Vento, Progenitori e Terra, ciascuno con una figura e una carta; lo Spirito della Pietra è la Terra",
  "MAM-033":
    "per distruggere uno spirito serve, in un solo attacco, un dado distinto per ogni valore della sua carta, ciascuno con quel valore o più",
  "MAM-034":
    "i valori sulle carte degli spiriti sono un 6 per il Vento, tre 3 per i Progenitori e due 4 per la Terra",
  "MAM-035":
    "il mazzo degli umani mescola carte dei quattro colori e carte Nuova pista e si usa intero in ogni partita",
  "MAM-036": "il mazzo degli umani ha 22 carte: cinque per colore e due Nuova pista",
  "MAM-037": "i gettoni pista sono otto, uno per ogni numero da 1 a 8",
  "MAM-038": "ciascuno dei 21 gettoni frammento mostra il suo tipo solo davanti; il dorso non rivela nulla",
  "MAM-039": "i frammenti sono di sette tipi, tre gettoni per tipo",
  "MAM-040":
    "il portale è una fila di tessere attraversata da quattro linee; un’icona su una linea fa parte della condizione di quella linea",
  "MAM-041":
    "una tessera mostra su ogni linea un tipo di frammento, un colore, una regione o nulla; tutte e otto danno a ogni linea quattro tipi diversi, un colore e una regione",
  "MAM-042": "ciascuna delle quattro linee del portale ha una figura di luogo di potere",
  "MAM-043": "un attacco tira tanti dadi quanti ne ottiene; i cinque dadi della scatola non sono un limite",
  "MAM-044":
    "talenti, con le loro plance e i loro gettoni, e carte scoperta degli umani si usano solo con le regole per giocatori esperti",
  Setup: "Preparazione",
  "MAM-045":
    "si mescolano i 21 gettoni frammento e se ne mette uno coperto, senza guardarlo, su ogni territorio e nessuno al centro",
  "MAM-046":
    "ciascuno dei quattro territori con una pista iniziale comincia con una tribù; nella riserva ne restano otto",
  "MAM-047": "si mescolano gli otto gettoni pista e si impilano coperti",
  "MAM-048": "si mescolano tutte le carte degli umani in un solo mazzo coperto",
  "MAM-049":
    "i tre spiriti cominciano in una riserva comune fuori dal tabellone; quando ne serve uno lo si estrae a caso tra quelli non sul tabellone",
  "MAM-050": "si mescola il mazzo adattamento coperto e si scoprono le prime quattro carte come mercato",
  "MAM-051": "la riserva delle carte degrado sta scoperta accanto al tabellone",
  "MAM-052":
    "i giocatori prendono i loro clan con figurine, mazzi iniziali e plance; ogni clan comincia con popolazione 7 e il segnalino del degrado su 0",
  "MAM-053": "solo con i talenti, i clan nell’ordine dei posti prendono ciascuno un talento ancora libero",
  "MAM-054":
    "chi controlla un clan sceglie due delle sue quattro figurine per il centro; le altre due coprono le posizioni 3 e 4 del suo tracciato del degrado",
  "MAM-055":
    "le tessere si mescolano coperte e si dispongono in fila con lo stesso orientamento; le quattro più a sinistra si aprono, le altre restano chiuse",
  "MAM-056":
    "finché qualche linea non mostra alcun frammento sulle quattro tessere aperte, si mescolano e si dispongono di nuovo tutte le tessere",
  "MAM-057": "ogni linea comincia con la sua figura di luogo di potere in testa, e nessun luogo è attivo",
  "MAM-058": "ogni clan mescola il suo mazzo iniziale, pesca quattro carte e comincia con gli scarti vuoti",
  "MAM-059": "il caso decide il primo clan; i turni seguono in senso orario nell’ordine dei posti",
  "MAM-060":
    "chi ha più clan siede in modo che i posti si alternino il più possibile: A, B, A, B con due giocatori",
  "Turn structure": "Struttura del turno",
  "MAM-061":
    "un turno passa per la fase degli umani, la fase degli Antichi e la fine del turno, in quest’ordine; poi tocca al clan successivo in senso orario",
  "MAM-062": "il numero dei turni non è limitato: solo una vittoria o una sconfitta chiude la partita",
  "Human phase": "Fase degli umani",
  "MAM-063":
    "il giocatore attivo scopre la prima carta degli umani, che si risolve per intero e va poi negli scarti degli umani",
  "MAM-064":
    "quando serve una carta e il mazzo degli umani è vuoto, prima si rimescola: si apre la tessera chiusa più a sinistra, si scopre una scoperta se sono in uso, si mescolano gli scarti degli umani in un nuovo mazzo",
  "MAM-065": "rimescolare gli umani senza più tessere chiuse da aprire fa perdere la partita",
  "MAM-066":
    "una carta Nuova pista mette un gettone pista a caso sul territorio del suo numero, la cui pista ora è aperta; nulla si attiva e nessuna tribù appare",
  "MAM-067": "una carta Nuova pista con tutti gli otto gettoni sul tabellone fa perdere la partita",
  "MAM-068":
    "una carta colorata attiva tutte le tribù e gli spiriti che stanno in territori del suo colore quando viene scoperta",
  "MAM-069":
    "l’attivazione si decide quando la carta è scoperta: nessuna figura agisce due volte per una carta, ovunque vada, e le figure piazzate durante la carta non ne sono attivate",
  "MAM-070":
    "il centro non ha colore, perciò nessuna carta vi attiva tribù e spiriti; restano finché non sono distrutti e contano per ogni limite",
  "MAM-071":
    "una carta colorata risolve evocazioni, attacchi delle tribù, movimenti delle tribù, spiriti e poi l’apparizione di nuove tribù, ogni passo nell’ordine del tabellone",
  "Activation of tribes": "Attivazione delle tribù",
  "MAM-072":
    "le tribù attivate evocano se nel loro territorio c’è un luogo attivo, altrimenti attaccano se ci sono figurine degli Antichi, altrimenti ciascuna si muove",
  "MAM-073":
    "un’evocazione toglie una tribù del territorio e vi mette uno spirito a caso che non era sul tabellone; le altre tribù del territorio non fanno nulla",
  "MAM-074": "in un territorio c’è al massimo un’evocazione per carta, quante che siano le sue tribù",
  "MAM-075": "uno spirito evocato attacca subito se nel suo territorio c’è una figurina degli Antichi",
  "MAM-076": "dover piazzare uno spirito quando ce ne sono già tre sul tabellone fa perdere la partita",
  "MAM-077":
    "l’evocazione avviene con o senza figurine degli Antichi nel territorio, e con o senza un altro spirito",
  "MAM-078":
    "le tribù che attaccano costano a ogni clan nel loro territorio, e in nessun altro, popolazione pari alle tribù attivate per le figurine del clan lì presenti",
  "MAM-079":
    "una perdita di popolazione non toglie figurine dal tabellone; si aggiungono e si tolgono solo al cambio di generazione",
  "MAM-080": "un clan la cui popolazione scende sotto -4 fa perdere subito la partita",
  "MAM-081": "una tribù che si muove va esattamente di uno spazio, in uno adiacente verso una meta",
  "MAM-082":
    "le mete di una tribù sono alla distanza più vicina che ne ha: i luoghi attivi a quella distanza o, se non ce ne sono, gli spazi con più figurine degli Antichi",
  "MAM-083":
    "una meta più vicina vince sempre: figurine degli Antichi a distanza 1 vengono prima di un luogo attivo a distanza 2",
  "MAM-084": "le figurine degli Antichi in uno spazio si contano tra tutti i clan insieme",
  "MAM-085":
    "una tribù fa il primo passo di un percorso più breve verso una meta; tra più spazi possibili sceglie il giocatore attivo",
  "MAM-086":
    "tra luoghi attivi alla stessa distanza il numero di figurine degli Antichi non conta e sceglie il giocatore attivo",
  "MAM-087": "il centro può essere la meta di una tribù e vi si può entrare come in ogni spazio",
  "MAM-088":
    "una tribù che si è mossa non fa altro per questa carta, tranne attaccare con Movimento + Attacco",
  "MAM-089":
    "le tribù che lasciano lo stesso territorio si muovono una alla volta, ciascuna con la propria scelta",
  "Appearance of tribes": "Apparizione delle tribù",
  "MAM-090":
    "se durante la carta nessuna tribù si è mossa, dopo tribù e spiriti appare una tribù in ogni territorio del suo colore con una pista aperta, iniziale o da gettone",
  "MAM-091":
    "nuove tribù appaiono anche quando nessuna tribù è stata attivata o quando quelle attivate hanno solo attaccato o evocato",
  "MAM-092": "il movimento degli spiriti non impedisce l’apparizione di nuove tribù",
  "MAM-093":
    "una sola tribù che si è mossa impedisce l’apparizione in tutti i territori del colore della carta",
  "MAM-094": "dover piazzare una tribù quando ce ne sono già dodici sul tabellone fa perdere la partita",
  "MAM-095":
    "una tribù appena apparsa non fa nulla per questa carta, tranne muoversi con Apparizione + Movimento",
  Spirits: "Spiriti",
  "MAM-096":
    "uno spirito che attacca tira un dado, lo dimezza arrotondando per eccesso, e ogni clan perde quella popolazione per ogni sua figurina nello spazio",
  "MAM-097": "per l’attacco di uno spirito si tira un solo dado, che vale per tutti i clan nello spazio",
  "MAM-098": "uno spirito attivato resta e attacca se nel suo territorio c’è una figurina degli Antichi",
  "MAM-099":
    "uno spirito attivato senza figurine degli Antichi nel suo territorio va dritto allo spazio più vicino che ne ha, per quanto lontano, e vi attacca subito",
  "MAM-100":
    "tra spazi ugualmente vicini uno spirito preferisce quello con più figurine degli Antichi, contate tra tutti i clan; se anche queste sono pari, sceglie il giocatore attivo",
  "MAM-101": "tra più spiriti attivati agisce prima il Vento, poi i Progenitori, poi la Terra",
  "MAM-102": "il movimento di uno spirito non bada ai luoghi di potere",
  "MAM-103": "uno spirito distrutto torna nella riserva, da cui può essere evocato di nuovo",
  "Ancients' phase: general": "Fase degli Antichi: in generale",
  "MAM-104":
    "il giocatore attivo sceglie l’azione del clan attivo: attivare un luogo di potere, attacco, degrado, sviluppo, movimento o popolazione",
  "MAM-105": "un clan compie un’azione per turno, e di più solo con carte azione extra",
  "MAM-106": "nessuna azione è obbligatoria: il giocatore attivo può rinunciare ad agire",
  "MAM-107": "un clan senza carte, o senza carte giocabili, passa direttamente alla fine del turno",
  "MAM-108":
    "le figurine compiono l’azione una alla volta: se ne sceglie una, vi si giocano carte, si risolve il suo effetto, poi se ne sceglie un’altra finché ci sono figurine, carte e voglia",
  "MAM-109": "una figurina si usa solo se il clan attivo vi gioca almeno una carta",
  "MAM-110":
    "una carta va bene su una figurina se ha il colore dell’azione o quello del territorio in cui la figurina sta mentre si giocano le carte",
  "MAM-111":
    "una carta giocata vale un punto, anche se corrisponde sia al colore dell’azione sia a quello del territorio",
  "MAM-112": "su una figurina al centro vanno bene solo carte del colore dell’azione",
  "MAM-113":
    "una figurina aggiunge un punto, una volta sola, all’azione della sua specialità, purché vi sia stata giocata almeno una carta",
  "MAM-114": "nessuna figurina si usa due volte nella stessa azione",
  "MAM-115":
    "l’effetto di una figurina si risolve solo quando tutte le sue carte, proprie e alleate, sono giocate; dopo non se ne aggiungono",
  "MAM-116": "una carta non giocata resta in mano",
  "MAM-117":
    "le carte giocate non sono in alcuna pila, nemmeno a un cambio di generazione, finché non si è chiesto all’ultimo aiutante; poi, prima dell’effetto, vanno tutte insieme negli scarti dei clan che le hanno giocate",
  "MAM-118": "tribù e spiriti nello spazio non ostacolano alcuna azione degli Antichi",
  "Move (green)": "Movimento (verde)",
  "MAM-119": "una figurina che si muove fa al massimo un passo per punto, ciascuno in uno spazio adiacente",
  "MAM-120": "il bonus della figurina verde nel movimento è un passo in più",
  "MAM-121":
    "in un movimento una carta può avere il colore del territorio da cui la figurina parte, non di uno che raggiunge",
  "MAM-122": "una figurina usata per un movimento fa almeno un passo; i passi avanzati sono persi",
  "MAM-123":
    "una figurina si muove al massimo una volta per turno; arrivare in un territorio di altro colore non permette di giocarvi altre carte",
  "MAM-124":
    "una figurina che si muove può portare un frammento scoperto da uno spazio del suo percorso, partenza compresa, a uno successivo, arrivo compreso",
  "MAM-125": "una figurina porta al massimo un frammento per azione di movimento, anche dopo averlo posato",
  "MAM-126":
    "un frammento portato si posa quando il movimento finisce: i frammenti stanno negli spazi e mai con le figurine",
  "MAM-127": "un frammento al centro non si può usare, ma vi si può posare e riprendere",
  "MAM-128": "si portano solo frammenti scoperti; un gettone coperto resta dov’è",
  "MAM-129":
    "finiti tutti i movimenti dell’azione, si scoprono i gettoni coperti dove si è fermata una figurina mossa, anche se un cambio di generazione l’ha tolta",
  "MAM-130":
    "un gettone si scopre, da sé, solo dove un movimento è finito: non passando, non restando fermi, non venendo piazzati a un cambio di generazione",
  "Attack (red)": "Attacco (rosso)",
  "MAM-131": "l’attacco di una figurina raggiunge solo tribù e spiriti nel suo spazio",
  "MAM-132": "un attacco richiede una tribù o uno spirito nello spazio della figurina",
  "MAM-133": "un attacco tira un dado per punto; il numero di dadi è fissato prima del tiro",
  "MAM-134": "il bonus della figurina rossa nell’attacco è un dado in più",
  "MAM-135": "una figurina attacca al massimo una volta per turno",
  "MAM-136": "un dado distrugge al massimo una tribù e deve mostrare 4 o più",
  "MAM-137":
    "uno spirito cade solo con l’intera serie di dadi della sua carta in un solo attacco; i danni non si conservano",
  "MAM-138": "un attacco può dividere i dadi tra più bersagli nello spazio, ma ogni dado serve per uno solo",
  "MAM-139":
    "i bersagli li sceglie il giocatore attivo quando non si tira più; i colpi possono restare inutilizzati",
  "MAM-140":
    "dopo ogni tiro il giocatore attivo può pagare una popolazione del clan attivo per ritirare i dadi che vuole, quante volte vuole",
  "MAM-141": "un clan con popolazione -4 non può pagare per ritirare",
  "MAM-142": "tribù e spiriti al centro si possono attaccare come altrove",
  "Population (yellow)": "Popolazione (giallo)",
  "MAM-143": "ogni punto dell’azione popolazione aumenta di uno la popolazione del clan attivo",
  "MAM-144": "il bonus della figurina gialla nell’azione popolazione è una popolazione in più",
  "MAM-145":
    "la popolazione cresciuta non porta figurine sul tabellone prima del prossimo cambio di generazione",
  "MAM-146": "la crescita si ferma in cima al tracciato, a 15",
  "Development (blue)": "Sviluppo (blu)",
  "MAM-147":
    "ogni punto di sviluppo avanza di uno il segnalino del degrado finché è sotto F, le figurine del clan sul tabellone; altrimenti il clan può prendere una carta adattamento",
  "MAM-148": "il bonus della figurina blu nello sviluppo è un punto in più",
  "MAM-149":
    "una carta adattamento è una delle quattro scoperte del mercato o quella coperta in cima al mazzo; va nella mano del clan e si può usare già in questo turno",
  "MAM-150": "i vuoti del mercato restano fino alla fine del turno e poi si riempiono dal mazzo",
  "MAM-151": "un punto di sviluppo per una carta adattamento è perso quando mercato e mazzo sono vuoti",
  "MAM-152":
    "con tutte e quattro le figurine sul tabellone si prendono carte adattamento solo quando il segnalino è su 4",
  Degradation: "Degrado",
  "MAM-153":
    "l’azione degrado scarta dalla mano del clan attivo carte degrado, almeno una, ciascuna subito, e non richiede figurine né territori",
  "MAM-154": "in una sola azione degrado si può giocare qualsiasi numero di carte degrado",
  "MAM-155":
    "le carte degrado giocate restano nel mazzo del clan e tornano quando i suoi scarti si rimescolano",
  "MAM-156":
    "una carta degrado lascia la mano solo con l’azione degrado e non si scarta mai alla fine del turno",
  "MAM-157": "per ogni altra azione una carta degrado non vale nulla",
  "Activating a place of power": "Attivare un luogo di potere",
  "MAM-158":
    "un luogo di potere diventa attivo nel territorio della figurina che compie l’azione per il clan attivo",
  "MAM-159": "il clan attivo deve avere la figurina che agisce nel territorio in cui il luogo diventa attivo",
  "MAM-160": "nessun luogo di potere sta mai al centro, perciò lì non se ne può attivare",
  "MAM-161": "le carte per attivare un luogo di potere sono blu o del colore del territorio",
  "MAM-162": "attivare costa un punto in più dei luoghi già attivi: 1, 2, 3, poi 4",
  "MAM-163": "nessuna figurina, nemmeno quella blu, dà un bonus per attivare un luogo di potere",
  "MAM-164":
    "raggiunto il costo dell’attivazione non si giocano altre carte, e il punto in più di una carta doppia è perso",
  "MAM-165":
    "se i punti non bastano per il costo, tutte le carte tornano nelle mani e questa figurina non può riprovare in questo turno; un’azione che non ha attivato luoghi non è stata compiuta, quindi se ne può scegliere un’altra, coperta dalla stessa carta azione extra",
  "MAM-166":
    "la linea da scegliere è una senza luogo attivo; la sua condizione sono tutte le icone che mostra sulle tessere aperte",
  "MAM-167":
    "ogni icona di frammento della linea richiede un proprio frammento scoperto di quel tipo nel territorio; un tipo mostrato due volte ne richiede due",
  "MAM-168":
    "il territorio deve avere il colore e stare nella regione che la linea mostra; ciò che la linea non mostra è libero",
  "MAM-169": "i frammenti usati per attivare escono dal gioco, gli altri del territorio restano",
  "MAM-170":
    "la figura del luogo di potere della linea va nel territorio, e il luogo resta attivo fino alla fine della partita",
  "MAM-171":
    "una tessera aperta più tardi non cambia nulla per i luoghi attivi, ma aggiunge le sue icone alle condizioni delle altre linee",
  "MAM-172": "un territorio ha al massimo un luogo attivo",
  "MAM-173":
    "un’azione può attivare più luoghi, ciascuno con una figurina diversa e al costo valido in quel momento",
  "Allied help": "Aiuto degli alleati",
  "MAM-174":
    "un altro clan può aggiungere carte dalla sua mano se ha una figurina nello spazio di quella che agisce o in uno adiacente",
  "MAM-175":
    "chi aiuta gioca solo carte del colore dell’azione, blu per attivare un luogo di potere; per lui il colore del territorio non conta",
  "MAM-176": "i punti di chi aiuta si sommano a quelli del clan attivo, ma nessuna sua figurina dà bonus",
  "MAM-177": "l’aiuto richiede almeno una carta giocata dal clan attivo stesso",
  "MAM-178":
    "si chiede aiuto nell’ordine dei posti, tra le carte del clan attivo sulla figurina e la risoluzione dell’effetto",
  "MAM-179":
    "per un movimento l’aiuto conta dallo spazio di partenza della figurina che agisce: chi aiuta è lì o adiacente",
  "MAM-180":
    "popolazione, avanzamenti del segnalino e carte adattamento ottenuti con l’aiuto vanno tutti al clan attivo",
  "MAM-181":
    "in un’azione degrado ogni altro clan nello spazio di una figurina del clan attivo, o adiacente, può aiutare mettendo quante vuole delle proprie carte degrado nei propri scarti",
  "MAM-182": "la mano di chi aiuta non si riempie prima della fine del suo turno",
  "MAM-183": "l’aiuto è permesso anche tra clan dello stesso giocatore",
  "Adaptation cards": "Carte adattamento",
  "MAM-184": "una carta adattamento giocata va negli scarti del suo clan e resta nel mazzo di quel clan",
  "MAM-185":
    "pesca tre fa pescare subito al proprietario tre carte dal proprio mazzo; non è un’azione, può portare la mano oltre quattro e causare un cambio di generazione",
  "MAM-186":
    "pesca tre si gioca prima della carta degli umani di ogni turno, scegliendo la prossima cosa o figurina nella propria fase degli Antichi, all’inizio o dopo un’azione in quella di un altro clan, quando si chiede aiuto, o prima di pescare alla fine del proprio turno",
  "MAM-187":
    "pesca tre sta negli scarti prima che si peschino le tre carte, perciò un cambio di generazione che causa può rimescolarla",
  "MAM-188":
    "dopo un’azione compiuta si può scartare una carta azione extra per compierne un’altra in questo turno con le regole normali",
  "MAM-189":
    "un’azione ulteriore è di un tipo non ancora compiuto in questo turno, ed è una sola: un turno ha al massimo due azioni",
  "MAM-190": "una carta azione extra si può anche giocare come carta normale del suo colore",
  "MAM-191": "una carta azione extra scartata per un’azione ulteriore non dà punti",
  "MAM-192":
    "un jolly vale come una carta di un colore, scelto quando lo si gioca, e serve anche per aiutare",
  "MAM-193":
    "una carta doppia vale come due carte del suo colore, ed entrambi i punti vanno a una sola figurina",
  "MAM-194": "una sola carta, di qualsiasi varietà, basta per il bonus di una figurina",
  "End of the turn, generation change, winning and losing":
    "Fine del turno, cambio di generazione, vittoria e sconfitta",
  "MAM-195":
    "alla fine del turno il giocatore attivo può scartare quante carte vuole del clan attivo, ma nessuna carta degrado",
  "MAM-196":
    "dopo gli scarti il clan riempie la mano fino a quattro carte e non pesca nulla se ne ha quattro o più",
  "MAM-197": "la mano non ha un limite massimo: le carte oltre quattro si tengono",
  "MAM-198":
    "un clan che deve pescare da un mazzo vuoto ha prima un cambio di generazione e poi continua a pescare",
  "MAM-199": "un mazzo vuoto da solo non causa un cambio di generazione finché non serve un’altra carta",
  "MAM-200":
    "un’istruzione di pesca porta al massimo un cambio di generazione; se anche il nuovo mazzo finisce, si smette di pescare",
  "MAM-201": "per ultimo il mazzo adattamento riempie il mercato fino a quattro carte o finché dura",
  "MAM-202":
    "un clan che deve pescare da un mazzo vuoto ha un cambio di generazione, in ogni fase del turno di qualsiasi clan, con i passi in ordine fisso e tutte le scelte fatte da chi lo controlla",
  "MAM-203":
    "nel passo 1 di un cambio di generazione il clan prende dalla riserva tante carte degrado quante mancano al segnalino per arrivare a F, le sue figurine sul tabellone, e le mette negli scarti",
  "MAM-204": "una riserva con troppo poche carte degrado per un cambio di generazione fa perdere la partita",
  "MAM-205": "un cambio di generazione riporta il segnalino del degrado a 0",
  "MAM-206":
    "le carte degrado dovute dipendono dal segnalino, perciò contano i passi del bonus blu e dell’aiuto",
  "MAM-207":
    "il passo 2 di un cambio di generazione confronta le figurine del clan sul tabellone con il numero che la popolazione permette",
  "MAM-208": "una popolazione di 0 o meno nel passo 2 di un cambio di generazione fa perdere la partita",
  "MAM-209":
    "un clan sotto il numero permesso aggiunge figurine finché lo raggiunge, ciascuna al centro, nello spazio di una figurina del clan o in uno adiacente",
  "MAM-210":
    "aggiungere è obbligatorio, una figurina alla volta: chi controlla il clan sceglie quale dalla riserva e dove, e quella appena aggiunta conta per la successiva",
  "MAM-211":
    "un clan sopra il numero permesso toglie figurine, a scelta di chi lo controlla, finché lo raggiunge",
  "MAM-212":
    "le figurine aggiunte lasciano il tracciato del degrado e quelle tolte vi tornano, così restano coperte esattamente le posizioni sopra F",
  "MAM-213":
    "nel passo 3 di un cambio di generazione il clan può scambiare figurine tra le sue quattro, ma le posizioni occupate restano le stesse",
  "MAM-214":
    "i quattro colori del clan si possono distribuire in ogni modo sulle posizioni occupate, quindi anche due figurine sul tabellone possono scambiarsi",
  "MAM-215":
    "una posizione la cui figurina è stata usata nell’azione in corso resta usata dopo uno scambio, mentre una figurina aggiunta non è usata",
  "MAM-216":
    "il passo 4 di un cambio di generazione mescola gli scarti, con le nuove carte degrado, nel nuovo mazzo; la mano si tiene",
  "MAM-217": "il cambio di generazione di un clan non tocca gli umani né gli altri clan",
  "MAM-218":
    "i giocatori vincono subito quando quattro luoghi di potere sono attivi e ogni clan in gioco ha una figurina al centro",
  "MAM-219":
    "la vittoria si controlla dopo ogni passo di un movimento e ogni piazzamento, quindi basta entrare nel centro a metà movimento",
  "MAM-220": "le due condizioni della vittoria si possono raggiungere in qualsiasi ordine",
  "MAM-221": "dover piazzare una tredicesima tribù fa perdere la partita",
  "MAM-222": "dover piazzare un quarto spirito fa perdere la partita",
  "MAM-223":
    "dover piazzare un nono gettone pista fa perdere la partita; le quattro piste iniziali non sono gettoni",
  "MAM-224": "dover prendere una carta degrado da una riserva vuota fa perdere la partita",
  "MAM-225": "il cambio di generazione di un clan con popolazione 0 o meno fa perdere la partita",
  "MAM-226":
    "una popolazione di -5 o meno fa perdere la partita in ogni momento: il limite è meno quattro, non quattro",
  "MAM-227": "dover aprire una tessera quando nessuna è chiusa fa perdere la partita",
  "MAM-228": "una popolazione da 0 a -4 non ha di per sé alcun effetto tra i cambi di generazione",
  "For experienced players: human discoveries": "Per giocatori esperti: scoperte degli umani",
  "MAM-229":
    "le scoperte, facoltative, si mescolano in un mazzo coperto nella preparazione, e ogni volta che si rimescolano gli umani se ne scopre una",
  "MAM-230":
    "una scoperta vale da quando è scoperta fino alla fine della partita, tranne +2 Degradi, e tutte quelle in gioco valgono insieme",
  "MAM-231":
    "con Movimento + Attacco una tribù che si muove attacca le figurine degli Antichi nello spazio in cui entra, luogo attivo o no; le mete restano le stesse e apparire da una pista non è un tale movimento",
  "MAM-232":
    "con Movimento + Attacco le tribù entrate nello stesso spazio nello stesso passo fanno un solo attacco comune dopo i movimenti di quel passo",
  "MAM-233":
    "con +1 alla Difesa un dado deve mostrare 5 o più per distruggere una tribù; per gli spiriti non cambia nulla",
  "MAM-234":
    "con +1 all’Attacco un attacco di tribù costa (tribù + 1) x figurine: una popolazione in più per figurina attaccata, quante che siano le tribù",
  "MAM-235": "+1 all’Attacco non cambia gli attacchi degli spiriti",
  "MAM-236":
    "con Apparizione + Movimento una tribù che appare da una pista si muove subito di uno spazio come le altre, se nel suo territorio non ci sono figurine degli Antichi né un luogo attivo",
  "MAM-237":
    "a un movimento per Apparizione + Movimento segue un attacco se vale Movimento + Attacco; non influisce sull’apparizione di questa carta",
  "MAM-238": "il limite di dodici tribù vale quando la tribù che appare è piazzata, prima che si muova",
  "MAM-239":
    "con +2 Degradi due carte degrado della riserva si mescolano subito nel mazzo del clan attivo, e la scoperta esce dal gioco",
  "MAM-240":
    "le due carte degrado vanno nel mazzo, non negli scarti, e lo formano se è vuoto; una riserva insufficiente fa perdere la partita",
  "MAM-241":
    "ognuna delle cinque scoperte esiste una volta: bastano per le al massimo quattro rimescolate prima che finiscano le tessere chiuse",
  "For experienced players: talents": "Per giocatori esperti: talenti",
  "MAM-242": "con i talenti, facoltativi, ogni clan possiede un talento e i suoi gettoni",
  "MAM-243": "un talento appartiene a un clan, non a un giocatore, e un solo clan può sceglierlo",
  "MAM-244":
    "nella propria fase degli Antichi un clan può, quante volte vuole prima, tra o dopo le azioni, scartare una carta del colore di specialità di una sua figurina sul tabellone per mettere un gettone del talento nello spazio di quella figurina o in uno adiacente",
  "MAM-245":
    "per i gettoni del talento un jolly o una carta azione extra ha il suo colore; una carta doppia ne mette due con la stessa figurina, o uno se ne resta uno solo",
  "MAM-246":
    "i gettoni del talento possono stare al centro, e più gettoni, anche di clan diversi, possono dividere uno spazio",
  "MAM-247": "un clan che compie l’azione degrado non mette gettoni del talento in quel turno",
  "MAM-248":
    "un clan che ha messo un gettone del talento non può più scegliere l’azione degrado in quel turno",
  "MAM-249": "non si può mettere un gettone del talento quando il clan non ne ha più fuori dal tabellone",
  "MAM-250":
    "usare un gettone del talento sul tabellone è facoltativo, non richiede carte né azioni e lo riporta nella riserva del suo clan",
  "MAM-251": "il giocatore attivo decide sull’uso di ogni gettone del talento, anche di un altro clan",
  "MAM-252":
    "un gettone Blocco degli Spiriti ferma l’evocazione nel suo territorio per qualsiasi numero di tribù: nessuno spirito arriva, nessuna tribù è tolta, e queste tribù non fanno altro per questa carta",
  "MAM-253": "un gettone Blocco degli Spiriti si può mettere anche dove nessun luogo è attivo",
  "MAM-254":
    "un gettone Protezione usato quando tribù o uno spirito attaccano nel suo spazio evita lì ogni perdita per tali attacchi per il resto del turno",
  "MAM-255": "con la Protezione ogni dado degli Antichi che attaccano in quello spazio vale 2 in più",
  "MAM-256":
    "un gettone Protezione si usa quando tribù o uno spirito attaccano, o prima del tiro di un attacco degli Antichi, nel suo spazio; entrambi gli effetti durano lì fino alla fine del turno",
  "MAM-257":
    "quando una tribù o uno spirito entra in uno spazio, non da una pista e uno spirito solo dove finisce il suo movimento, si possono usare quanti si vuole dei gettoni Trappola presenti, un dado d’attacco ciascuno, di nuovo per ogni figura",
  "MAM-258":
    "i dadi dei gettoni Trappola sono un solo tiro, assegnato a tribù o spiriti nello spazio come in un attacco, senza ritirare e senza Protezione; cadono prima le tribù entrate in questa fase degli umani, per ultime quelle che devono ancora agire",
  "MAM-259":
    "una tribù distrutta da un gettone Trappola entrando si è mossa, e una figura che entra attacca solo dopo i gettoni Trappola",
  "MAM-260": "uno spirito evocato non entra nel suo spazio, quindi non fa scattare gettoni Trappola",
  "MAM-261":
    "un gettone Esca usato porta nel suo spazio tutte le tribù degli spazi adiacenti e trattiene quelle già lì, qualunque altra cosa le attiri",
  "MAM-262":
    "un gettone Esca si usa subito dopo che una carta colorata è scoperta, prima di ogni attivazione, e muove tutte le tribù adiacenti di qualsiasi colore; quelle mosse non sono attivate da questa carta, quelle già lì possono evocare o attaccare ma non muoversi, e un’altra Esca non le muove più",
  "MAM-263":
    "i movimenti per un gettone Esca sono movimenti: impediscono l’apparizione, fanno scattare i gettoni Trappola e, con Movimento + Attacco, tutte le tribù mosse dalla stessa Esca attaccano insieme",
  "MAM-264":
    "un gettone Blocco della Pista usato contro l’apparizione dalla pista del suo territorio non vi lascia apparire tribù per questa carta",
  "MAM-265": "un gettone Blocco della Pista si può mettere anche dove la pista è ancora chiusa",
  "Number of clans, difficulty, solo": "Numero di clan, difficoltà, solitario",
  "MAM-266":
    "da uno a quattro giocatori guidano da uno a quattro clan; ogni clan ha un solo controllore e ogni giocatore almeno un clan",
  "MAM-267":
    "si consigliano tutti e quattro i clan: quattro per un giocatore, due a testa per due, 2, 1 e 1 per tre, uno a testa per quattro",
  "MAM-268":
    "possono partecipare meno di quattro clan, fino a uno solo; gli altri restano del tutto fuori e la preparazione è per il resto la stessa",
  "MAM-269": "la vittoria chiede una figurina al centro solo ai clan che partecipano",
  "MAM-270": "nel solitario un giocatore ha da uno a quattro clan e le regole restano le stesse",
  "MAM-271":
    "con meno clan è più difficile perché le carte adattamento e degrado si contano per clan; nient’altro dipende dal loro numero",
  "MAM-272":
    "i moduli fissano la difficoltà: gioco di base, talenti per facilitarlo, scoperte per renderlo più difficile, o entrambi",
  "MAM-273":
    "con una variante di casa, di norma spenta (centre_wakes_humans), ogni carta colorata attiva anche tribù e spiriti al centro",
  "MAM-274":
    "con una variante di casa, di norma spenta (short_handed_extra_human_phase), con meno di quattro clan una fase degli umani in più precede ogni turno del primo clan, che vi è attivo",
};
