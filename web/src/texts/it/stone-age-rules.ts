// stone-age-rules.ts - the rules of Stone Age in Italian, clause by clause.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {
  Components: "Componenti",
  "STA-001": "partecipano due, tre o quattro giocatori, ognuno con un colore proprio",
  "STA-002":
    "ogni colore ha esattamente 10 figure, e il suo giocatore possiede sempre almeno 5 e al massimo 10 persone",
  "STA-003": "sul tracciato punti e sul tracciato agricoltura ogni giocatore ha un segnalino",
  "STA-004":
    "il legno vale 3, l’argilla 4, la pietra 5 e l’oro 6, sia come divisore di un tiro sia come punti sulle tessere edificio che contano i valori",
  "STA-005": "il cibo non è una risorsa e non paga né carte civiltà né tessere edificio",
  "STA-006":
    "il cibo di un giocatore è un solo numero intero, 0 o più, e i segnalini cibo da 1, 2, 5 e 10 sono solo spiccioli",
  "STA-007":
    "ognuna delle 36 carte civiltà ha una metà superiore con un effetto, immediato o successivo, e una metà inferiore che conta solo nel conteggio finale",
  "STA-008":
    "16 carte civiltà hanno la metà inferiore verde con uno degli 8 simboli di cultura (medicina, arte, scrittura, ceramica, tempo, trasporto, musica, tessitura), esattamente 2 carte per simbolo",
  "STA-009":
    "20 carte civiltà hanno la metà inferiore color sabbia con 1–3 persone di un solo mestiere, 5 carte per mestiere: in tutto 7 contadini, 8 attrezzisti, 9 costruttori e 7 sciamani",
  "STA-010":
    "delle 28 tessere edificio 17 costano 3 risorse fisse, 8 costano 4 o 5 risorse di esattamente 1, 2, 3 o 4 tipi (una tessera per combinazione) e 3 costano da 1 a 7 risorse di qualsiasi tipo",
  "STA-011": "delle 18 tessere attrezzo a due facce 12 hanno le facce 1 e 2, e 6 le facce 3 e 4",
  "STA-012": "la scatola contiene 7 dadi a sei facce e una figura del primo giocatore",
  "STA-013":
    "il tracciato agricoltura va da 0 a 10; quello dei punti ha 100 caselle (da 0 a 99), oltre il 99 si ripercorre, e un punteggio può anche essere negativo",
  "STA-014":
    "i luoghi sono il terreno di caccia, i luoghi di risorse (foresta, cava d’argilla, cava di pietra e fiume), i luoghi del villaggio (attrezzista, capanna e campo), 4 spazi carta e uno spazio edificio per ogni pila di edifici in gioco",

  Setup: "Preparazione",
  "STA-020":
    "con qualsiasi numero di giocatori le 36 carte civiltà si mescolano in un mazzo coperto, e le prime 4 si scoprono nell’ordine sugli spazi carta 1 (il più a destra), 2, 3 e 4",
  "STA-021":
    "una carta civiltà costa 1 risorsa sullo spazio carta 1, 2 sullo spazio 2, 3 sullo spazio 3 e 4 sullo spazio 4, il più a sinistra",
  "STA-022": "le 28 tessere edificio mescolate formano 4 pile coperte di 7 tessere ciascuna",
  "STA-023":
    "sono in gioco tante pile di edifici quanti sono i giocatori, e le altre tornano nella scatola senza essere guardate",
  "STA-024": "ogni pila di edifici in gioco comincia con la prima tessera scoperta",
  "STA-025":
    "un giocatore comincia con 5 persone e 12 cibo, senza risorse, attrezzi, carte civiltà o tessere edificio",
  "STA-026": "le 5 figure con cui un giocatore non comincia formano la sua riserva",
  "STA-027": "tutti cominciano a 0 sul tracciato punti e sul tracciato agricoltura",
  "STA-028": "il primo giocatore iniziale si estrae a sorte",
  "STA-029":
    "i posti non cambiano mai; senso orario significa in ordine crescente di posto, e dopo l’ultimo viene il primo",

  "Shape of a round": "Svolgimento di un round",
  "STA-040":
    "ogni round si compone, in quest’ordine, di fase 1 (piazzare le persone), fase 2 (usare le persone), fase 3 (sfamare) e fine del round",
  "STA-041": "nessuna fase comincia prima che tutti abbiano finito la precedente",
  "STA-042":
    "il primo round è il round 1, e le sue carte civiltà e tessere edificio sono quelle della preparazione",
  "STA-043": "il primo giocatore resta lo stesso per tutto il round",

  "Phase 1: placing people": "Fase 1: piazzare le persone",
  "STA-050":
    "i turni di piazzamento vanno in senso orario dal primo giocatore, ancora e ancora attorno al tavolo, finché nessuno può più piazzare",
  "STA-051":
    "in un turno di piazzamento il giocatore mette 1 o più delle sue persone non piazzate in esattamente un luogo",
  "STA-052": "chi ha una persona non piazzata e un piazzamento possibile deve piazzare e non può passare",
  "STA-053":
    "chi non ha persone da piazzare o nessun piazzamento possibile viene saltato, e la fase 1 finisce quando tutti vengono saltati",
  "STA-054": "nessuno piazza in un luogo, terreno di caccia compreso, dove ha già persone in questo round",
  "STA-055":
    "in un luogo non stanno mai più persone, contando quelle di tutti i giocatori, di quanti sono i suoi cerchi",
  "STA-056": "l’attrezzista ha 1 cerchio, e una visita è di esattamente 1 persona",
  "STA-057": "il campo ha 1 cerchio, e una visita è di esattamente 1 persona",
  "STA-058":
    "la capanna ha 2 cerchi, e una visita è di esattamente 2 persone dello stesso giocatore, piazzate nello stesso turno",
  "STA-059":
    "il terreno di caccia non ha cerchi: può ospitare qualsiasi numero di giocatori, ognuno con 1 o più persone",
  "STA-060":
    "un luogo di risorse ha 7 cerchi; una visita è di almeno 1 persona e al massimo di quanti cerchi sono liberi, e più giocatori possono condividerlo nei limiti previsti per 2 e 3 giocatori",
  "STA-061":
    "ognuna delle 4 carte civiltà esposte è un luogo a sé con 1 cerchio, e una visita è di esattamente 1 persona",
  "STA-062":
    "ogni tessera edificio scoperta è un luogo a sé con 1 cerchio; una visita è di esattamente 1 persona, che prenota la tessera scoperta in quel momento",
  "STA-063":
    "con 2 o 3 giocatori il terzo luogo del villaggio è chiuso per il round appena gli altri due ospitano persone di chiunque; con 4 giocatori si possono occupare tutti e tre",
  "STA-064":
    "con 3 giocatori un luogo di risorse ospita in un round persone di al massimo 2 giocatori diversi",
  "STA-065": "con 2 giocatori un luogo di risorse ospita in un round persone di 1 solo giocatore",
  "STA-066": "con 4 giocatori un luogo di risorse può ospitare persone di qualsiasi numero di giocatori",
  "STA-067":
    "i limiti per 2 e 3 giocatori riguardano i luoghi del villaggio e i luoghi di risorse, mai il terreno di caccia, le carte civiltà o le tessere edificio",
  "STA-068":
    "in un round un giocatore può stare su più carte civiltà e su più tessere edificio, un luogo per turno di piazzamento",
  "STA-069":
    "un piazzamento può essere inutile: una carta civiltà o una tessera edificio troppo cara, la capanna con 10 persone, l’attrezzista con attrezzi 4,4,4 e il campo al livello 10 sono tutti permessi",
  "STA-070":
    "le persone rimaste senza un piazzamento possibile restano sulla plancia senza azione in questo round, e vanno comunque sfamate",

  "Phase 2: using the people": "Fase 2: usare le persone",
  "STA-080":
    "i giocatori agiscono uno dopo l’altro in senso orario dal primo giocatore, e ognuno risolve tutte le sue persone piazzate prima che cominci il successivo",
  "STA-081":
    "il giocatore attivo risolve i suoi luoghi nell’ordine che vuole e sceglie ogni volta il prossimo conoscendo i risultati ottenuti",
  "STA-082":
    "tutte le persone di un giocatore in un luogo agiscono insieme con una sola azione e poi tornano sulla plancia",
  "STA-083":
    "tutto ciò che un giocatore guadagna si può usare subito nelle sue azioni successive dello stesso round",
  "STA-084":
    "ogni persona piazzata torna con un’azione, che presso una carta civiltà o una tessera edificio può essere rinunciare all’acquisto e soltanto riprendere la persona",
  "STA-085":
    "all’azione in un luogo con dadi o in un luogo del villaggio non si può rinunciare, anche se non rende nulla",
  "STA-086": "il turno d’azione di un giocatore finisce da sé quando non ha più persone nei luoghi",

  "Village places": "Luoghi del villaggio",
  "STA-090": "l’azione presso l’attrezzista è guadagnare un attrezzo",
  "STA-091":
    "guadagnare un attrezzo aggiunge un attrezzo di valore 1 nella prima casella libera oppure, con 3 attrezzi, aumenta di 1 uno di quelli di valore più basso, usato o no: dodici passi portano da 1 attraverso 1,1,1 e 2,1,1 fino a 4,4,4",
  "STA-092": "guadagnare un attrezzo non ha effetto quando gli attrezzi sono 4,4,4",
  "STA-093":
    "un attrezzo nuovo arriva non usato e può servire nello stesso round, mentre un attrezzo migliorato resta usato o non usato com’era",
  "STA-094":
    "se il valore più basso compare più volte si migliorano gli attrezzi non usati prima di quelli usati, e per il resto viene prima la casella più bassa",
  "STA-095": "le tessere attrezzo non finiscono mai",
  "STA-096":
    "l’azione presso la capanna porta 1 figura dalla riserva del giocatore alla sua plancia; con 10 persone non porta nulla",
  "STA-097":
    "una persona guadagnata alla capanna o con un bonus non si piazza nel round in cui arriva, ma va già sfamata",
  "STA-098":
    "l’azione presso il campo fa salire di 1 il segnalino agricoltura, non oltre 10, e il nuovo livello conta già per sfamare in questo round",

  "Dice places and tools": "Luoghi con dadi e attrezzi",
  "STA-100":
    "in un luogo con dadi (terreno di caccia, foresta, cava d’argilla, cava di pietra o fiume) il giocatore tira un dado per ogni sua persona presente e somma i punti",
  "STA-101":
    "visto il tiro, il giocatore può aggiungere quanti attrezzi non usati vuole, e ognuno aumenta la somma del proprio valore",
  "STA-102":
    "si guadagna la somma divisa per 2 in cibo (terreno di caccia), per 3 in legno (foresta), per 4 in argilla (cava d’argilla), per 5 in pietra (cava di pietra) o per 6 in oro (fiume), arrotondata per difetto: il resto è perso",
  "STA-103":
    "un attrezzo serve al massimo per un tiro a round, sempre con l’intero valore, e poi resta usato fino al nuovo round",
  "STA-104":
    "a un tiro si possono aggiungere più attrezzi, e a tiri diversi dello stesso round attrezzi diversi",
  "STA-105":
    "un attrezzo usa e getta (una carta di valore 2, 3 o 4) si aggiunge a un tiro allo stesso modo, con attrezzi o da solo, ma una volta in tutta la partita; la carta resta poi al proprietario per il conteggio finale",
  "STA-106":
    "attrezzi e attrezzi usa e getta valgono solo per i tiri nei luoghi con dadi e per quelli delle carte «tira 2 dadi»",
  "STA-107":
    "8, 9 o 10 persone sul terreno di caccia tirano un dado ciascuna, anche se la scatola ne contiene solo 7",
  "STA-108":
    "le risorse sono illimitate; con l’opzione limited_supply (di norma spenta) esistono 20 legno, 16 argilla, 12 pietra e 10 oro: i guadagni si riducono a ciò che c’è, una scelta nomina un tipo disponibile o non dà nulla, i pagamenti tornano in riserva e STA-138 conta senza prendere pezzi",
  "STA-109": "il cibo non finisce mai",
  "STA-110": "le risorse e il cibo pagati tornano nella riserva",
  "STA-111": "i giocatori non si scambiano né si danno mai risorse, cibo, attrezzi o persone",

  "Civilisation cards": "Carte civiltà",
  "STA-120":
    "chi ha una persona su uno spazio carta può comprarne la carta civiltà per tante risorse quante il numero dello spazio",
  "STA-121":
    "una carta civiltà si paga con esattamente il numero di pezzi richiesto, scelti liberamente fra il legno, l’argilla, la pietra e l’oro del giocatore",
  "STA-122":
    "chi non può o non vuole pagare una carta civiltà riprende la persona e lascia la carta sul suo spazio",
  "STA-123":
    "chi compra prende la carta civiltà, ne esegue subito la metà superiore (tranne «attrezzo usa e getta» e «2 risorse a scelta») e riprende la persona; lo spazio resta vuoto fino al nuovo round",
  "STA-124": "le carte civiltà ottenute restano coperte, e il proprietario può guardarle quando vuole",
  "STA-125":
    "con «dadi per tutti» (10 carte) si tira un dado per giocatore, e in senso orario da chi compra ognuno prende esattamente uno dei dadi rimasti: 1 = 1 legno, 2 = 1 argilla, 3 = 1 pietra, 4 = 1 oro, 5 = 1 attrezzo, 6 = agricoltura +1",
  "STA-126": "né gli attrezzi né quelli usa e getta cambiano i dadi di «dadi per tutti»",
  "STA-127":
    "con «dadi per tutti» ognuno deve prendere un dado, anche uno il cui guadagno è impossibile e che non rende nulla",
  "STA-128":
    "«cibo» (7 carte: 7, 5, 4, 3, 3, 2, 1) dà altrettanto cibo, e «risorsa» (5 carte) dà le risorse indicate",
  "STA-129":
    "con «tira 2 dadi» (3 carte: legno, pietra, oro) si tirano 2 dadi, cui si possono aggiungere attrezzi e attrezzi usa e getta, e si guadagna di quella risorsa la somma divisa per il suo valore, arrotondata per difetto",
  "STA-130": "«punti» (3 carte) dà 3 punti, segnati subito",
  "STA-131": "«attrezzo» (1 carta) fa guadagnare un attrezzo come presso l’attrezzista",
  "STA-132":
    "«agricoltura» (2 carte) fa salire di 1 il segnalino agricoltura come il campo, quindi non oltre 10",
  "STA-133":
    "«pesca una carta» (1 carta) dà a chi compra la prima carta del mazzo, che vede solo lui e tiene senza usarne mai la metà superiore",
  "STA-134":
    "«attrezzo usa e getta» (3 carte) resta scoperta finché il suo attrezzo non si usa, al prossimo tiro o a uno successivo, in qualsiasi round",
  "STA-135":
    "gli attrezzi usa e getta, usati o no, non contano come attrezzi né nel conteggio finale né negli spareggi",
  "STA-136":
    "«2 risorse a scelta» (1 carta) resta scoperta finché il proprietario non la usa, quando vuole ma una volta sola, per prendere 2 risorse, uguali o diverse",
  "STA-137":
    "«2 risorse a scelta» si può usare quando il proprietario sceglie il prossimo luogo nella fase 2, decide se comprare una carta civiltà o una tessera edificio, fa un pagamento per il branco o paga quando sfama la propria tribù",
  "STA-138":
    "«2 risorse a scelta» ancora inutilizzata all’inizio del conteggio finale dà automaticamente al proprietario 2 legno",
  "STA-139": "se si deve pescare da un mazzo esaurito non si pesca nulla",
  "STA-140":
    "una carta pescata con «pesca una carta» o come bonus serve solo al conteggio, anche se la sua metà superiore è «attrezzo usa e getta» o «2 risorse a scelta»",

  "Building tiles": "Tessere edificio",
  "STA-150":
    "chi ha una persona su una tessera edificio può pagarne il costo e prenderla: i punti si segnano subito",
  "STA-151":
    "il pagamento di una tessera edificio corrisponde esattamente al costo, senza eccedere né sostituire",
  "STA-152": "chi non può o non vuole pagare una tessera edificio riprende la persona e lascia la tessera",
  "STA-153":
    "una tessera fissa costa le 3 risorse indicate e dà i punti stampati, cioè la somma dei loro valori, da 10 a 16",
  "STA-154":
    "una tessera a scelta costa esattamente il numero di risorse indicato (4 o 5) di esattamente il numero di tipi indicato (da 1 a 4) e dà la somma dei loro valori",
  "STA-155":
    "una tessera libera costa almeno 1 e al massimo 7 risorse di qualsiasi tipo e dà la somma dei loro valori",
  "STA-156":
    "quando si prende una tessera edificio si scopre subito la successiva della pila, che però si può visitare solo dal round seguente",
  "STA-157": "prendere l’ultima tessera lascia vuota la pila di edifici e provoca così la fine della partita",
  "STA-158":
    "un giocatore può possedere qualsiasi numero di tessere edificio, delle quali poi conta solo il numero",

  "Phase 3: feeding": "Fase 3: sfamare",
  "STA-170": "per cominciare ogni giocatore prende tanto cibo quanto è il suo livello di agricoltura",
  "STA-171":
    "poi a ogni giocatore serve 1 cibo per ogni persona che possiede, comprese quelle guadagnate in questo round e quelle non piazzate",
  "STA-172": "chi ha abbastanza cibo paga esattamente quello necessario e tiene il resto",
  "STA-173": "chi ha troppo poco cibo dà prima di tutto quello che ha",
  "STA-174": "ogni cibo mancante si può sostituire con 1 risorsa a scelta del giocatore",
  "STA-175":
    "chi non può o non vuole coprire con risorse tutto il cibo mancante perde 10 punti una volta sola, per quante siano le persone a digiuno, ma nessuna persona",
  "STA-176": "le risorse si pagano per tutto il cibo mancante oppure per niente",
  "STA-177": "la penalità di 10 punti può portare il punteggio sotto lo 0",
  "STA-178": "i giocatori sfamano uno dopo l’altro, in senso orario dal primo giocatore",
  "STA-179":
    "chi ha troppo poco cibo può accettare la penalità di 10 punti e tenere risorse che basterebbero, ma con abbastanza cibo la penalità non si può scegliere",

  "Round end and new round": "Fine del round e nuovo round",
  "STA-180":
    "quando tutti hanno sfamato si controllano per prima cosa le pile di edifici vuote e l’arresto di sicurezza, prima di ogni altra cosa del nuovo round",
  "STA-181":
    "se la partita non è finita, la figura del primo giocatore passa al giocatore successivo in senso orario",
  "STA-182":
    "le carte civiltà rimaste scorrono verso destra, nello stesso ordine, sugli spazi carta dal numero più basso",
  "STA-183": "poi gli spazi carta vuoti si riempiono dal mazzo, a cominciare dal numero più basso",
  "STA-184":
    "la partita finisce subito se il mazzo ha troppo poche carte per riempire tutti e 4 gli spazi carta",
  "STA-185": "nel nuovo round gli attrezzi usati si possono usare di nuovo",
  "STA-186":
    "con l’espansione si prepara il round collocando per ultimo il branco, e poi comincia la fase 1 del nuovo round",
  "STA-187":
    "quando la partita finisce per mancanza di carte non se ne distribuisce nessuna: l’esposizione resta com’è dopo lo scorrimento, il mazzo resta com’è e il numero del round è quello dell’ultimo giocato",

  "Game end": "Fine della partita",
  "STA-190":
    "se dopo la fase 3 una o più pile di edifici in gioco sono vuote la partita finisce, con quel round giocato per intero, sfamare compreso",
  "STA-191":
    "un round all’inizio del quale non si possono riempire tutti e 4 gli spazi carta non si gioca, e la partita è finita",
  "STA-192":
    "la partita continua se le carte bastano appena a riempire tutti gli spazi carta, anche se così il mazzo si esaurisce",
  "STA-193": "l’arresto di sicurezza chiude la partita dopo la fase 3 del round 60, con il conteggio normale",

  "Final scoring": "Conteggio finale",
  "STA-200": "il conteggio finale si aggiunge ai punti ottenuti durante la partita, che restano tutti",
  "STA-201": "i simboli di cultura danno il quadrato del numero di simboli diversi posseduti",
  "STA-202":
    "i doppioni dei simboli di cultura sono una seconda serie, che aggiunge il quadrato del numero di simboli posseduti due volte",
  "STA-203":
    "ogni contadino sulle carte civiltà di un giocatore dà il livello di agricoltura di quel giocatore",
  "STA-204":
    "ogni attrezzista sulle carte civiltà di un giocatore dà la somma dei valori degli attrezzi di quel giocatore",
  "STA-205":
    "ogni costruttore sulle carte civiltà di un giocatore dà il numero di tessere edificio di quel giocatore",
  "STA-206":
    "ogni sciamano sulle carte civiltà di un giocatore dà il numero di persone di quel giocatore, contando tutte le figure possedute",
  "STA-207":
    "contadini, attrezzisti, costruttori e sciamani si contano sommando le persone di quel mestiere su tutte le carte civiltà del giocatore, comprese quelle pescate",
  "STA-208": "ogni risorsa rimasta dà 1 punto, di qualunque tipo sia, e il cibo rimasto non dà nulla",
  "STA-209": "vince il giocatore con il totale più alto",
  "STA-210":
    "in caso di parità vince, fra i pari, chi ha di più sommando livello di agricoltura, valori degli attrezzi e numero di persone",
  "STA-211": "chi è ancora pari dopo lo spareggio condivide la vittoria",
  "STA-212":
    "la classifica segue il totale e poi lo spareggio; chi è del tutto pari condivide la posizione migliore e la successiva si salta, come in 1, 2, 2, 4",

  Decisions: "Decisioni",
  "STA-220":
    "un pagamento è un insieme di pezzi, chiesto un pezzo alla volta nell’ordine legno, argilla, pietra, oro, e un tipo solo finché il resto si può ancora pagare; i pezzi detti in altro ordine vengono prima ordinati",
  "STA-221":
    "una decisione con una sola possibilità può compiersi da sé, ma in un pagamento solo finché non si è scelto nulla: i pezzi che seguono da una scelta si mostrano prima di pagarli",

  "Mammoth Herd: components and setup": "Branco di Mammut: componenti e preparazione",
  "MAH-001":
    "ogni regola STA vale se una regola MAH non la cambia, e con l’opzione mammoth_herd (di norma accesa) spenta non vale nessuna regola MAH",
  "MAH-002":
    "l’espansione si combina con il gioco base e con tutte le altre espansioni, ma qui è realizzata con il solo gioco base",
  "MAH-003":
    "si prepara il gioco base come al solito, poi si aggiungono le tessere bonus e il branco, e si può cominciare",
  "MAH-004": "l’espansione consiste in 16 tessere bonus e 1 sagoma del branco di mammut",
  "MAH-005": "il fronte di una tessera bonus mostra due bonus: sopra il bonus «1.», sotto il bonus «tutti»",
  "MAH-006":
    "il bonus inferiore è il bonus «tutti», anche dove l’elenco dei componenti del regolamento riporta «3»",
  "MAH-007": "il retro di una tessera bonus mostra una risorsa e il simbolo dei punti 10",
  "MAH-008":
    "legno, argilla, pietra e oro sono ciascuno sul retro di 4 tessere bonus, e i fronti sono quelli di content.json",
  "MAH-009":
    "tutte le 16 tessere bonus si mescolano nella pila bonus coperta accanto al tabellone, con il branco vicino",

  "Mammoth Herd: start of a round": "Branco di Mammut: inizio del round",
  "MAH-010":
    "ogni round comincia, prima della fase 1, con il primo giocatore che mette il branco nel luogo della risorsa sul retro della prima tessera bonus: legno foresta, argilla cava d’argilla, pietra cava di pietra, oro fiume",
  "MAH-011":
    "la tessera bonus il cui retro ha collocato il branco si scopre poi accanto alla pila bonus ed è la tessera bonus di questo round",
  "MAH-012": "il retro che si scopre sulla pila girando la tessera bonus non ha importanza in questo round",
  "MAH-013":
    "il retro visibile sulla pila bonus è pubblico e annuncia il luogo del branco nel prossimo round",
  "MAH-014": "il branco resta al suo posto finché all’inizio del round seguente non viene spostato o tolto",
  "MAH-015":
    "se un round comincia senza tessere bonus tutto il branco è domato: si toglie, e da quel round valgono le regole normali",
  "MAH-016":
    "il branco si colloca solo dopo che le carte civiltà sono scorse e state rifornite, e se la partita finisce per mancanza di carte non si scopre nessuna tessera bonus",
  "MAH-017":
    "16 tessere bonus bastano per i round da 1 a 16; dal round 17 dell’espansione resta solo il conteggio dei mammut",
  "MAH-018": "il branco non occupa cerchi e non intralcia nessuno",

  "Mammoth Herd: placing people": "Branco di Mammut: piazzare le persone",
  "MAH-020": "la fase 1 è quella del gioco base, e in essa nessuno si piazza sulla tessera bonus",
  "MAH-021": "nella fase 1 il branco cambia soltanto il limite di giocatori diversi nel luogo del branco",
  "MAH-022":
    "anche con 2 o 3 giocatori possono piazzare persone nel luogo del branco quanti giocatori si vuole",
  "MAH-023": "anche il luogo del branco ospita al massimo 7 persone",
  "MAH-024": "nessuno piazza una seconda volta nel luogo del branco nello stesso round",
  "MAH-025":
    "i tre luoghi di risorse senza branco mantengono i limiti per 2 e 3 giocatori, e così i luoghi del villaggio",
  "MAH-026": "tolto il branco, su tutti e quattro i luoghi di risorse tornano i limiti consueti",

  "Mammoth Herd: sending people to the bonus tile": "Branco di Mammut: mandare persone sulla tessera bonus",
  "MAH-030": "chi ha persone nel luogo del branco tira, aggiunge attrezzi e prende risorse come al solito",
  "MAH-031":
    "subito dopo l’azione nel luogo del branco un giocatore può spostare 1 o più delle sue persone presenti sulla tessera bonus del round",
  "MAH-032": "nessuno è obbligato a spostare persone sulla tessera bonus: spostarne 0 è permesso",
  "MAH-033": "sulla tessera bonus vanno solo persone dal luogo del branco",
  "MAH-034": "le persone nel luogo del branco che non si spostano tornano sulla plancia del giocatore",
  "MAH-035":
    "ogni persona spostata sulla tessera bonus costa 1 cibo, pagato subito: è il pagamento per il branco",
  "MAH-036": "nel pagamento per il branco 1 risorsa può valere 1 cibo, come quando si sfama",
  "MAH-037":
    "il pagamento per il branco prende prima il cibo; le risorse, di qualsiasi tipo, pagano solo la parte che il cibo del giocatore non copre",
  "MAH-038":
    "il pagamento per il branco si fa per intero, quindi non si spostano più persone di quanti sono cibo e risorse insieme; si può usare «2 risorse a scelta», e la penalità di 10 punti non paga nulla",
  "MAH-039": "anche le risorse del tiro appena fatto possono servire al pagamento per il branco",
  "MAH-040":
    "le persone vanno sulla tessera bonus subito dopo l’azione nel luogo del branco, prima dell’azione successiva del giocatore e una volta sola",
  "MAH-041": "le persone possono andare sulla tessera bonus anche se il tiro non ha dato risorse",
  "MAH-042":
    "le persone spostate restano sulla tessera bonus senza altre azioni finché la doma non è conclusa; non essendo un luogo, non serve riprenderle prima che finisca il turno d’azione",
  "MAH-043":
    "le persone spostate appartengono sempre al loro giocatore, contano per il limite di 10 e nella fase 3 vanno sfamate in aggiunta al pagamento per il branco",
  "MAH-044": "la tessera bonus non ha limite di cerchi, e in un round non possono arrivarci più di 7 persone",

  "Mammoth Herd: taming": "Branco di Mammut: domare",
  "MAH-050": "si doma un mammut fra la fase 2, quando tutti l’hanno finita, e la fase 3",
  "MAH-051": "alla doma partecipano tutti i giocatori con persone sulla tessera bonus e nessun altro",
  "MAH-052": "un partecipante tira un dado per ogni sua persona sulla tessera bonus",
  "MAH-053": "i partecipanti tirano contemporaneamente",
  "MAH-054": "i tiri della doma si generano e si annotano in senso orario dal primo giocatore",
  "MAH-055": "i dadi della doma non si sommano e non vi si usano attrezzi",
  "MAH-056": "nella doma non si usano nemmeno attrezzi usa e getta, e i dadi non si ritirano mai",
  "MAH-057": "il singolo dado più alto fa vincere la doma al suo partecipante",
  "MAH-058":
    "in caso di parità sul dado più alto decide il dado seguente dei pari, e così via finché uno è avanti",
  "MAH-059":
    "i dadi della doma si ordinano dal più alto e si confrontano posizione per posizione, solo fra i partecipanti ancora pari in testa",
  "MAH-060":
    "un dado mancante conta 0: fra i pari in testa, chi ha un dado nella posizione seguente batte chi non ne ha più",
  "MAH-061": "un partecipante solo vince senza tirare, e non si genera nessun dado",
  "MAH-062": "il vincitore prende il bonus «1.» oppure il bonus «tutti», mai entrambi",
  "MAH-063": "il bonus «tutti» scelto dal vincitore non va a nessun altro",
  "MAH-064": "qualunque bonus sia stato scelto, la tessera bonus va poi al vincitore, coperta",
  "MAH-065":
    "il 10 sul retro di una tessera bonus di per sé non dà nulla e ricorda soltanto il conteggio finale",
  "MAH-066":
    "se i migliori sono pari in tutti i dadi è un pareggio, e ogni giocatore coinvolto ottiene il bonus «tutti»",
  "MAH-067":
    "nel pareggio sono coinvolti solo i giocatori con i dadi migliori uguali, e i partecipanti battuti non ottengono nulla",
  "MAH-068": "un pareggio non dà a nessuno il bonus «1.» né la tessera bonus, che torna nella scatola",
  "MAH-069": "senza partecipanti nessuno ottiene un bonus, e la tessera bonus torna nella scatola",
  "MAH-070":
    "un partecipante che non vince e non pareggia non ottiene nulla, e il suo pagamento per il branco è perso",
  "MAH-071": "i bonus di un pareggio si ottengono in senso orario dal primo giocatore",
  "MAH-072":
    "dopo la doma tutte le persone lasciano la tessera bonus per le loro plance, e poi viene la fase 3 come al solito",

  "Mammoth Herd: the bonuses": "Branco di Mammut: i bonus",
  "MAH-080": "un bonus si esegue subito e per intero, quindi prima di sfamare",
  "MAH-081":
    "il bonus «agricoltura» fa salire di 1 il segnalino del giocatore, non oltre 10, e il nuovo livello conta già per sfamare in questo round",
  "MAH-082": "il bonus «risorse» dà le risorse indicate, per esempio 2 argilla",
  "MAH-083": "il bonus «carta civiltà» dà la prima carta del mazzo, mai una di quelle esposte",
  "MAH-084":
    "una carta ottenuta come bonus si unisce subito alle carte del giocatore senza usarne la metà superiore, e conta solo nel conteggio finale",
  "MAH-085": "gli avversari non vedono una carta ottenuta come bonus prima del conteggio finale",
  "MAH-086": "il bonus «carta civiltà» non rende nulla se il mazzo è esaurito",
  "MAH-087": "il bonus «attrezzo» fa guadagnare un attrezzo: 1 nuovo, oppure 1 migliorato",
  "MAH-088": "il bonus «risorsa a scelta» dà 1 legno, 1 argilla, 1 pietra o 1 oro",
  "MAH-089":
    "il bonus «persona» prende 1 figura dalla riserva del giocatore, da sfamare già in questo round; con 10 persone non dà nulla",
  "MAH-090": "il bonus «punti» segna subito il numero indicato",
  "MAH-091": "nessun bonus si può rifiutare, ma il vincitore può sceglierne uno che per lui è senza effetto",
  "MAH-092":
    "le carte ottenute come bonus vengono dal mazzo e possono quindi renderlo troppo piccolo per riempire gli spazi carta, il che chiude la partita",

  "Mammoth Herd: end of the game": "Branco di Mammut: fine della partita",
  "MAH-100": "il conteggio dei mammut precede quello delle carte civiltà",
  "MAH-101": "chi possiede più tessere bonus segna 10 punti",
  "MAH-102": "se più giocatori hanno il maggior numero di tessere bonus, ognuno segna 10 punti interi",
  "MAH-103": "il conteggio dei mammut non dà punti se nessun giocatore possiede tessere bonus",
  "MAH-104": "le tessere bonus non contano negli spareggi",
  "MAH-105":
    "il conteggio dei mammut si fa comunque finisca la partita, e anche dopo che il branco è stato tolto",

  "Hidden information": "Informazioni nascoste",
  "INF-01":
    "nessuno conosce le carte del mazzo e il loro ordine, l’ordine delle tessere edificio coperte, le pile di edifici non usate, i fronti delle tessere bonus coperte, i retri sotto la prima tessera bonus e i dadi futuri",
  "INF-02":
    "sono pubblici il tabellone, cibo, risorse, attrezzi, persone, tessere edificio, agricoltura, punti, il numero di carte civiltà e di tessere bonus, il retro della prima tessera bonus e la grandezza di ogni pila e mazzo",
  "INF-03": "le carte civiltà prese dall’esposizione restano note a tutti, coperte o no",
  "INF-04":
    "fino al conteggio finale solo il proprietario conosce una carta pescata dal mazzo con «pesca una carta» o come bonus",
  "INF-05":
    "i fronti delle tessere bonus vinte dai giocatori o tornate nella scatola sono pubblici, perché tutte sono state viste scoperte",
  "INF-06":
    "i retri di tutte le tessere bonus, 4 per risorsa, sono noti a tutti, quindi un giocatore può dedurre quali restano nella pila bonus",
  "INF-07":
    "il caso si genera nell’ordine: mescolare le carte, gli edifici, le tessere bonus, primo giocatore, poi ogni tiro quando avviene; lo stesso seme con le stesse decisioni dà la stessa partita",
};
