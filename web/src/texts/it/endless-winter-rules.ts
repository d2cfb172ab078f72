// endless-winter-rules.ts - the rules in Italian, clause by clause; chapters by their English title.
import type { RuleTexts } from "../../table/plugin";

export const rules: RuleTexts = {
  Components: "Componenti",
  "EWP-001": "il gioco base è per 2, 3 o 4 giocatori; una partita in solitario non è prevista (EWP-332)",
  "EWP-002":
    "tre plance sono comuni: la plancia principale, la plancia degli Animali e la plancia degli Idoli; le plance giocatore sono personali, e nella scatola ce ne sono 4",
  "EWP-003":
    "sulla plancia principale ci sono i tracciati di punteggio, round e ordine di turno, le colonne azione Iniziazione, Sviluppo, Migrazione e Caccia, e la riserva di Pietre Sacre divisa in sinistra e destra; sotto, le carte stanno in tre file",
  "EWP-004": "le 25 tessere Terreno sono 1 Base, 6 Ghiacciai e 18 tessere Terra, 3 per ognuno dei 6 tipi",
  "EWP-005": "un esagono è una tessera Terreno in gioco",
  "EWP-006":
    "la plancia dei Megaliti è formata da 4 tessere Megaliti con 8 spazi ciascuna (dati nella scatola)",
  "EWP-007": "delle 20 Pietre Sacre, 10 sono dell'Era I e 10 dell'Era II",
  "EWP-008":
    "ognuna delle 5 carte Capo ha due lati giocabili e una propria figura del Capo, e una delle 4 basi colorate dice di chi è la figura",
  "EWP-009":
    "ogni giocatore ha le stesse 9 carte iniziali, segnate con il suo animale: 4 Uomini, 3 Donne e 2 Prodi (36 carte nella scatola)",
  "EWP-010":
    "le 75 carte Tribù sono 15 carte identiche per ognuno dei 5 tipi, con icone Lavoro nell'angolo in alto a sinistra",
  "EWP-011":
    "le carte iniziali sono carte Tribù a ogni effetto: per il gioco, il Lavoro, le sepolture e la pila dell'Eclissi",
  "EWP-012":
    "le 40 carte Cultura sono 20 dell'Era I e 20 dell'Era II, con il simbolo della pelle nell'angolo in alto a sinistra",
  "EWP-013":
    "tutte le carte Copertura (4 di Sepoltura, 1 di Cultura) servono solo a coprire: nessuno le pesca, le gioca, le seppellisce o ne trae punti, e non hanno abilità",
  "EWP-014":
    "le 60 carte Animale sono di 7 tipi, e ognuna riporta nome, numero di carte del suo tipo, un'abilità di quando si gira e i punti del gruppo (dati nella scatola)",
  "EWP-015": "le carte Preparazione sono 5, e le 4 carte Aiuto portano i numeri da 1 a 4",
  "EWP-016": "un giocatore ha 3 figure: la figura del Capo e 2 figure della Tribù",
  "EWP-017": "un giocatore ha 3 Villaggi, 5 Campi e 10 Megaliti, 8 del suo colore e 2 neutrali (grigi)",
  "EWP-018":
    "i segnalini di un giocatore sono 2 per gli Idoli, 2 per le risorse (Cibo e Attrezzi), 1 per il punteggio e 1 per l'ordine di turno, detto anche segnalino Tribù o gettone Animale",
  "EWP-019":
    "il punteggio è un semplice numero intero, perciò il secondo segnalino punteggio di ogni giocatore, tra gli 8 della scatola, non serve",
  "EWP-020": "le quattro tribù sono Lupo, Bisonte, Leone e Orso, e i colori ciano, rosso, viola e giallo",
  "EWP-021": "i 10 gettoni Ghiacciaio e i 5 gettoni Riposo entrano in gioco solo con i rispettivi moduli",
  "Setup (base game)": "Preparazione (gioco base)",
  "EWP-022":
    "preparazione, passo 1: si dispongono la plancia principale, quella degli Animali e quella degli Idoli",
  "EWP-023":
    "preparazione, passo 2: il segnalino del round parte dall'estrema sinistra del suo tracciato, sul round 1",
  "EWP-024":
    "preparazione, passo 3: si mescolano a parte le Pietre Sacre di ogni era, e ogni spazio della riserva in uso ne riceve una scoperta, Era I a sinistra ed Era II a destra",
  "EWP-025":
    "in 2 giocatori sono in gioco 8 Pietre Sacre, in 3 dodici e in 4 quattordici, metà per sezione: 4+4, 6+6 o 7+7",
  "EWP-026": "le Pietre Sacre avanzate nella preparazione escono dal gioco e nessuno le vede",
  "EWP-027":
    "preparazione, passo 4: la riserva Tribù è di 5 mazzi scoperti, uno per tipo, di 15 carte identiche ciascuno",
  "EWP-028":
    "preparazione, passo 5: i due mazzi Cultura si mescolano a parte e restano coperti, quello dell'Era II sotto la carta Copertura della Cultura",
  "EWP-029":
    "preparazione, passo 6: l'esposizione Cultura riceve 8 carte scoperte del mazzo dell'Era I in 2 file da 4, come spazi da 0 a 7 fila per fila",
  "EWP-030":
    "preparazione, passo 7: ogni giocatore riceve una plancia con 2 segnalini risorsa e 2 Megaliti neutrali, una carta Capo a caso e tutti i pezzi di un colore con le 9 carte iniziali",
  "EWP-031":
    "finché non si applica la carta Preparazione un giocatore ha 0 Cibo e 0 Attrezzi, con i segnalini sullo spazio più a sinistra dei tracciati",
  "EWP-032":
    "nella preparazione i 5 spazi più a destra del tracciato Cibo sono coperti dai 5 Campi del giocatore",
  "EWP-033": "nella preparazione i 3 Villaggi di un giocatore attendono sulla plancia, ognuno sul suo spazio",
  "EWP-034":
    "nella preparazione lo spazio Megaliti 1, il più a sinistra, contiene i 2 Megaliti neutrali, e gli spazi da 2 a 5 contengono 2 Megaliti colorati ciascuno",
  "EWP-035":
    "nella preparazione la figura della carta Capo e 2 figure della Tribù stanno pronte a destra della plancia",
  "EWP-036":
    "ogni giocatore sceglie liberamente un lato della sua carta Capo per tutta la partita, apertamente e in ordine di posto, e non può cambiarlo",
  "EWP-037": "il luogo di sepoltura parte vuoto, segnato solo dalla carta Copertura della Sepoltura",
  "EWP-038": "preparazione, passo 8: ogni giocatore riceve una carta Preparazione a caso",
  "EWP-039": "Cibo e Attrezzi di un giocatore partono dalle quantità indicate sulla carta Preparazione",
  "EWP-040":
    "la carta Tribù indicata sulla carta Preparazione viene dalla riserva Tribù e si unisce alle carte iniziali, che diventano 10",
  "EWP-041":
    "ogni animale indicato sulla carta Preparazione si prende dalle carte Animale prima di mescolarle ed entra dritto nell'area Animali del giocatore",
  "EWP-042":
    "con un'icona Campo sulla carta Preparazione, anche il Campo più a sinistra va dalla plancia all'esagono Base, dopo aver costruito il territorio e oltre al Campo di EWP-062",
  "EWP-043":
    "un giocatore mette da parte 1 Prode, 1 Donna e la carta Tribù della carta Preparazione; le altre 7 carte si mescolano e formano il mazzo coperto",
  "EWP-044":
    "le 3 carte messe da parte e 2 carte pescate sono la mano iniziale di 5, e 5 carte restano nel mazzo",
  "EWP-045": "dopo l'uso tutte le carte Preparazione, distribuite o no, escono dal gioco",
  "EWP-046":
    "la carta Tribù indicata su una carta Preparazione è una delle 15 del suo tipo, perciò quel mazzo della riserva parte da 14",
  "EWP-047": "preparazione, passo 9: ogni giocatore parte da 0 punti",
  "EWP-048":
    "preparazione, passo 10: i due segnalini Idolo di un giocatore partono dal livello 0, sotto il primo livello dei tracciati",
  "EWP-049":
    "preparazione, passo 11: le carte Animale non prese per le carte Preparazione si mescolano nel mazzo Animali coperto",
  "EWP-050":
    "preparazione, passo 12: i terreni di caccia partono con una carta in più dei giocatori, scoperta dal mazzo Animali",
  "EWP-051":
    "preparazione, passo 13: si mescolano e si distribuiscono tante carte Aiuto quanti sono i giocatori, a partire dal numero 1, una a testa",
  "EWP-052":
    "preparazione, passo 14: il primo ordine di turno segue i numeri crescenti delle carte Aiuto, con l'1 sullo spazio più in alto",
  "EWP-053":
    "preparazione, passo 15: il 2° nell'ordine di turno riceve 1 Cibo, il 3° 1 Attrezzo e il 4° pesca una carta, mentre il 1° non riceve nulla",
  "EWP-054":
    "preparazione, passo 16: le 4 tessere Megaliti si mescolano in una delle disposizioni della scatola, di norma quella consigliata per il numero di giocatori, o un'altra di comune accordo",
  "EWP-055":
    "le 4 tessere Megaliti sono un'unica griglia: adiacenza e blocchi 2x2 non si fermano ai bordi delle tessere",
  "EWP-056": "preparazione, passo 17: il territorio è formato dalla tessera Base e da altre 18 tessere",
  "EWP-057": "tra le 18 tessere intorno alla Base c'è una tessera fissa di ognuno dei 6 tipi di Terra",
  "EWP-058":
    "tra le 18 tessere intorno alla Base ci sono tessere Ghiacciaio, 6 in 2 o 3 giocatori ma solo 3 in 4",
  "EWP-059": "tessere a caso delle 12 Terre rimaste completano le 18: 6 in 2 o 3 giocatori, 9 in 4",
  "EWP-060":
    "le 18 tessere si mescolano e si dispongono scoperte intorno alla Base centrale, 6 esagoni nel primo anello e 12 nel secondo (disposizione nella scatola)",
  "EWP-061": "ogni tessera Terreno che non ha trovato posto esce dal gioco",
  "EWP-062": "ogni giocatore comincia con il Campo più a sinistra della sua plancia sull'esagono Base",
  "EWP-063": "durante la preparazione nessuno può prendere un beneficio minore (EWP-075)",
  "EWP-064":
    "la preparazione segue i passi 3, 5, 6, 7, i lati dei Capi (EWP-036), 8, da 11 a 15, 16 e 17 in quest'ordine, così tutti i Campi si mettono per ultimi",
  "Rounds and phases": "Round e fasi",
  "EWP-065": "la partita dura esattamente 4 round",
  "EWP-066": "un round è una fase Azione, poi una fase Eclissi, poi una fase Preparazione",
  "EWP-067": "i round 1 e 2 sono dell'Era I, i round 3 e 4 dell'Era II",
  "EWP-068": "nella fase Azione i turni girano in ordine di turno finché ogni giocatore ne ha avuti 3",
  "EWP-069": "il round 4 non ha fase Preparazione: la sua fase Eclissi porta dritto al punteggio finale",
  "EWP-070": "decide il punteggio finale: vince chi ha più punti",
  "Golden rules": "Regole d'oro",
  "EWP-071":
    "chi deve pescare da un mazzo vuoto prima mescola gli scarti in un nuovo mazzo coperto, poi continua a pescare",
  "EWP-072":
    "con mazzo e scarti entrambi vuoti, ogni carta che non si può pescare diventa il beneficio minore scelto dal giocatore: 1 Idolo, 1 Attrezzo o 1 Cibo",
  "EWP-073":
    "anche le carte mancanti tra le 5 della fase Preparazione diventano benefici minori (EWP-072), quelle mancanti nella preparazione iniziale no",
  "EWP-074":
    "gli scarti si rimescolano solo quando si deve pescare una carta dal mazzo vuoto, non appena il mazzo finisce",
  "EWP-075":
    "nel momento in cui si ottiene, un beneficio può essere scambiato con uno successivo di questo elenco: mettere 1 Megalite, pescare 1 carta, 1 Idolo, 1 Attrezzo, 1 Cibo",
  "EWP-076": "si può scambiare solo un beneficio che si sta ottenendo, mai uno che si ha già",
  "EWP-077":
    "ogni unità di un beneficio si scambia da sola, perciò 2 Attrezzi possono diventare 1 Attrezzo e 1 Cibo",
  "EWP-078":
    "si possono scambiare solo un Megalite, una pescata, un Idolo, un Attrezzo o un Cibo; ogni altro effetto, come seppellire, girare, punti, Lavoro o Cibo fino al limite, si usa o si rifiuta",
  "EWP-079":
    "uno scambio dà esattamente 1 unità, ottenuta come ogni altra: vale il limite di Cibo, e un Idolo può entrare in un livello con l'icona della carta Tribù",
  "EWP-080": "il Cibo di un giocatore si ferma al suo limite, e il Cibo ottenuto oltre è perso",
  "EWP-081": "il limite di Cibo è 5 più 1 per ogni Campo fuori dalla plancia, quindi al massimo 10",
  "EWP-082":
    "se il ritorno dei Campi porta il limite sotto il Cibo posseduto, il Cibo scende al limite; con il costo normale del Villaggio non può accadere (EWP-187)",
  "EWP-083": "un giocatore ha al massimo 10 Attrezzi, e quelli ottenuti oltre sono persi",
  "EWP-084": "i punti immediati si segnano subito, i punti di fine partita solo nel punteggio finale",
  "EWP-085":
    "il punteggio non ha limite: oltre la fine del tracciato il segnalino riparte da 0 con il lato +100 in vista",
  "EWP-086": "abilità e benefici si possono rifiutare, salvo che una regola dica altro",
  "EWP-087":
    "nulla si ottiene prima di averne pagato tutto il costo, e ciò che non si può pagare per intero non si può usare",
  "EWP-088":
    "tutto il Lavoro appartiene solo alla riserva del turno in corso: quello del passo 1 resta per il passo 2, e il resto non speso è perso all'inizio del passo 3",
  "EWP-089":
    "il Lavoro si conta in mezzi punti ma le azioni costano Lavoro intero; i mezzi di ogni origine si sommano, e un mezzo avanzato è perso con la riserva",
  "Action phase: the turn": "Fase Azione: il turno",
  "EWP-090":
    "i passi di un turno si susseguono: carte Cultura, poi la figura con azioni e carte Tribù, poi lo scarto, e infine la pila dell'Eclissi, ma questa solo nel terzo turno del giocatore nel round",
  "EWP-091":
    "dopo ogni turno agisce il prossimo nell'ordine di turno, e quando tutti hanno avuto 3 turni comincia la fase Eclissi",
  "EWP-092":
    "il passo 1 permette carte Cultura dalla mano: al massimo 2 se dell'Era I, al massimo 1 se dell'Era II, e anche nessuna",
  "EWP-093":
    "le ere non si mescolano in un turno: una carta dell'Era I esclude quelle dell'Era II, e una carta dell'Era II esclude ogni altra carta Cultura",
  "EWP-094":
    "per le carte Cultura non conta l'era del round: quelle dell'Era I restano giocabili nei round 3 e 4, con lo stesso limite",
  "EWP-095":
    "una carta Cultura giocata resta scoperta nell'area di gioco sopra la plancia e si svolge subito, prima della prossima carta Cultura",
  "EWP-096": "fino al passo 3 una carta Cultura giocata non lascia l'area di gioco",
  "EWP-097":
    "le abilità di una carta Cultura si usano solo quando la si gioca; ciò che non si usa allora è perso per questo turno",
  "EWP-098":
    "una carta Cultura che arriva in mano durante il passo 1 può essere giocata nello stesso passo, entro il limite",
  "EWP-099":
    "finito il passo 1 o messa la figura, nessuna carta Cultura si può giocare; finché il passo 1 dura, i limiti sono quelli di EWP-092 ed EWP-093",
  "EWP-100":
    "il passo 2 richiede una figura, né più né meno: la figura del Capo o una figura della Tribù non ancora messa nel round va su una colonna azione o sul Riposo del giocatore",
  "EWP-101": "una figura si mette una volta per round, così i 3 turni usano tutte e 3 le figure",
  "EWP-102":
    "una colonna azione è aperta a ogni figura, quante volte e da chiunque sia stata usata nel round",
  "EWP-103":
    "nel turno della figura del Capo ogni abilità del lato scelto della carta Capo si può usare una volta, in qualsiasi momento da quando si mette la figura fino all'inizio del passo 3",
  "EWP-104":
    "un'abilità del Capo con l'icona di una colonna richiede la figura del Capo in quella colonna; sul Riposo valgono solo le abilità senza icona di colonna",
  "EWP-105": "nessuno può giocare, scartare o seppellire una carta Capo, e non vale punti",
  "EWP-106":
    "le azioni della sezione in alto si possono svolgere in qualsiasi ordine e combinazione, ognuna quante volte si vuole o mai",
  "EWP-107": "l'azione della sezione centrale viene dopo la sezione in alto e si può svolgere una volta",
  "EWP-108":
    "l'azione in fondo viene dopo la sezione centrale e si può svolgere una volta, dalla prima figura del round che arriva in fondo alla colonna",
  "EWP-109":
    "la prima figura in fondo copre l'icona dell'azione per il resto del round, anche se il suo giocatore non usa l'azione; le figure successive stanno sotto",
  "EWP-110": "una figura non torna mai a una sezione precedente della sua colonna",
  "EWP-111":
    "in ogni sezione del passo 2 si possono usare carte Tribù e abilità, un'azione solo mentre la figura è nella sua sezione",
  "EWP-112":
    "nel passo 2, con la figura in una colonna azione, quante carte Tribù si vuole possono andare dalla mano all'area di gioco",
  "EWP-113":
    "tutto il Lavoro viene dalle carte Tribù giocate, dalle abilità e dal Cibo speso, e paga i costi in Lavoro delle azioni",
  "EWP-114": "una carta Tribù aggiunge alla riserva il Lavoro stampato in alto a sinistra appena la si gioca",
  "EWP-115": "chi ha la figura sul Riposo non può giocare carte Tribù in questo turno",
  "EWP-116": "una carta Tribù si può giocare solo dopo aver messo la figura del turno",
  "EWP-117":
    "un'abilità con l'icona di una colonna, di solito Lavoro aggiunto, vale solo in un turno con la figura del giocatore in quella colonna",
  "EWP-118":
    "il Lavoro aggiunto entra nella riserva come Lavoro normale e paga qualsiasi costo in Lavoro del turno",
  "EWP-119":
    "un'abilità senza icona di colonna né di Eclissi si può usare in qualsiasi momento del proprio turno, da quando si gioca la carta a quando la si scarta",
  "EWP-120":
    "ogni abilità di ogni carta giocata vale al massimo una volta per turno, quindi due copie di una carta danno un uso ciascuna",
  "EWP-121": "un'abilità Eclissi non vale per una carta giocata nel passo 2",
  "EWP-122": "una carta si può giocare solo per il suo Lavoro, senza usarne le abilità",
  "EWP-123":
    "un'abilità che dà solo Lavoro e non costa nulla non chiede nulla: vale quando si gioca la carta o si mette la figura del Capo, appena la condizione è soddisfatta",
  "EWP-124":
    "le carte Tribù dell'azione in alto dell'Iniziazione sono bloccate: non si possono giocare nel turno in cui si prendono",
  "EWP-125":
    "una carta Tribù che arriva in mano in altro modo, per esempio dal tracciato Offerta o da un'abilità, si può giocare nello stesso turno",
  "EWP-126":
    "una carta bloccata da EWP-124 si può comunque seppellire, scartare come costo o aggiungere alla pila dell'Eclissi nel passo 4",
  "EWP-127":
    "nel passo 2 si può spendere quanto Cibo si vuole per Lavoro aggiunto: il segnalino Cibo va a sinistra, e ogni icona Lavoro che passa dà 1 Lavoro",
  "EWP-128":
    "le icone Lavoro stanno tra Cibo k-1 e k per k = 1, 2, 4, 5, 7, 8 e 10, così 3 Cibo danno 2 Lavoro da ogni posizione",
  "EWP-129":
    "il Cibo si spende per Lavoro solo nella sezione in alto e nella più piccola porzione utile: giusto 1 o 2 Cibo per passare la prossima icona Lavoro",
  "EWP-130": "nella fase Eclissi nessuno può trasformare Cibo in Lavoro",
  "EWP-131":
    "in un turno di Riposo il giocatore prima pesca 1 carta, o ne prende un beneficio minore, e poi può girare un suo animale",
  "EWP-132": "più figure di un giocatore possono stare sul suo Riposo in un round, una per turno",
  "EWP-133": "ogni figura sul Riposo vale 1,5 Lavoro per il suo giocatore nella fase Eclissi di questo round",
  "EWP-134": "un turno di Riposo ha un normale passo 1, in cui si possono giocare carte Cultura",
  "EWP-135": "passo 3: tutte le carte dell'area di gioco vanno scoperte negli scarti del giocatore",
  "EWP-136": "la fine di un turno non porta carte: la mano non si ricostituisce",
  "EWP-137":
    "passo 4, nel terzo turno del round: quante carte Tribù e Cultura si vuole, o nessuna, possono andare coperte dalla mano alla pila dell'Eclissi",
  "EWP-138":
    "ciò che il giocatore non mette nella pila dell'Eclissi è ancora in mano all'inizio del round seguente",
  "EWP-139":
    "le carte nella pila dell'Eclissi non sono più in mano, e finché la pila non si rivela è pubblico solo il loro numero",
  "EWP-140": "un giocatore compone la sua pila dell'Eclissi solo nel proprio passo 4, e poi non cambia",
  "Action Columns": "Colonne azione",
  "EWP-141":
    "in Iniziazione, sezione in alto, quante volte si vuole: 1 Attrezzo e 1 Lavoro prendono in mano una carta Tribù dalla riserva",
  "EWP-142": "l'azione in alto dell'Iniziazione prende ogni tipo di Tribù al massimo una volta per turno",
  "EWP-143": "le carte che EWP-124 blocca per il turno sono quelle dell'azione in alto dell'Iniziazione",
  "EWP-144":
    "in Iniziazione, sezione centrale, una volta: 1 Cibo paga una carta Tribù dalla riserva agli scarti, la sepoltura di 1 carta, o entrambe",
  "EWP-145":
    "l'azione centrale dell'Iniziazione costa 1 Cibo in tutto, e le parti si fanno nell'ordine voluto, quindi si può seppellire la carta appena presa",
  "EWP-146":
    "l'azione centrale dell'Iniziazione può prendere un tipo di Tribù già preso nel turno con l'azione in alto",
  "EWP-147":
    "in Iniziazione, sezione in fondo, solo la prima figura: il giocatore ottiene 1 Idolo e può seppellire 1 carta, nell'ordine voluto",
  "EWP-148": "un tipo di Tribù si può prendere solo finché il suo mazzo nella riserva ha carte",
  "EWP-149":
    "seppellire mette sotto la carta Copertura della Sepoltura una carta Tribù o Cultura del giocatore, dalla mano, dagli scarti o da sopra la plancia (area di gioco; nella fase Eclissi le carte Tribù rivelate dalla pila dell'Eclissi)",
  "EWP-150":
    "una carta sepolta resta nel luogo di sepoltura fino alla fine della partita e non si pesca né si gioca più",
  "EWP-151": "ognuno può guardare le proprie carte sepolte in qualsiasi momento",
  "EWP-152":
    "il tracciato Onore e le Pietre Sacre guardano quante carte sono sepolte, e il punteggio finale aggiunge anche i loro punti di fine partita",
  "EWP-153":
    "una carta sepolta dall'area di gioco lascia intatti il Lavoro e i benefici già dati, ma le abilità non usate sono perse",
  "EWP-154":
    "una carta può seppellire se stessa: una carta Cultura che seppellisce sta già sopra la plancia quando agisce",
  "EWP-155":
    "un giocatore può seppellire carte Tribù rivelate dalla propria pila dell'Eclissi, anche quella che seppellisce: il suo Lavoro resta contato, un'abilità Eclissi non usata è persa, EWP-210 la salta; le carte di un mazzo o degli altri non si possono seppellire",
  "EWP-156":
    "in Sviluppo, sezione in alto, quante volte si vuole: 3 Lavoro prendono in mano una carta a scelta dall'esposizione Cultura",
  "EWP-157": "gli spazi vuoti dell'esposizione Cultura restano vuoti fino alla fase Preparazione",
  "EWP-158":
    "in Sviluppo, sezione centrale, una volta: si prende una Pietra Sacra dalla riserva al costo indicato sul prossimo spazio pietra libero della plancia",
  "EWP-159":
    "nei round 1 e 2 le Pietre Sacre si prendono solo dalla sezione sinistra, nei round 3 e 4 da entrambe",
  "EWP-160":
    "gli spazi pietra della plancia si riempiono da sinistra a destra, ognuno con un proprio costo in Cibo e Attrezzi e un proprio beneficio (dati nella scatola)",
  "EWP-161": "una Pietra Sacra si può prendere solo se se ne può pagare tutto il costo",
  "EWP-162": "un giocatore ha al massimo 3 Pietre Sacre, e una pietra posata non si toglie né si sostituisce",
  "EWP-163": "posare una Pietra Sacra dà subito i benefici indicati sotto il suo spazio",
  "EWP-164":
    "una Pietra Sacra dà punti in ogni fase Eclissi da quando è posata, compresa quella dello stesso round (EWP-207)",
  "EWP-165": "in Sviluppo, sezione in fondo, solo la prima figura: il giocatore ottiene 1 Attrezzo e 1 Cibo",
  "EWP-166":
    "in Migrazione, sezione in alto, quante volte si vuole: 1 Attrezzo mette il Campo più a sinistra della plancia sull'esagono Base",
  "EWP-167":
    "in Migrazione, sezione in alto, quante volte si vuole: 1 Lavoro muove un Campo del giocatore su un esagono adiacente, anche un Campo già mosso nel turno",
  "EWP-168":
    "in Migrazione, sezione centrale, una volta: per 3 Cibo e il ritorno di tre Campi del giocatore, uno da ogni esagono di un incrocio, il Villaggio più a sinistra della plancia va su quell'incrocio",
  "EWP-169":
    "in Migrazione, sezione in fondo, solo la prima figura: 1 altro Campo entra gratis sull'esagono Base, poi un Campo del giocatore, nuovo o no, può fare un passo, anche se non c'era più un Campo da far entrare",
  "EWP-170":
    "in Caccia, sezione in alto, quante volte si vuole: 1 Lavoro rivela le prime due carte del mazzo Animali, che vanno nei terreni di caccia",
  "EWP-171":
    "i terreni di caccia hanno posto per 6 carte: se ce ne sono 5 se ne rivela solo 1, e se ce ne sono 6 l'azione non è disponibile",
  "EWP-172":
    "il mazzo Animali deve avere una carta da rivelare, e se ne resta 1 sola si aggiunge solo quella ai terreni di caccia",
  "EWP-173":
    "in Caccia, sezione in alto, quante volte si vuole: 1 Attrezzo e 1 Lavoro prendono una carta dai terreni di caccia, dritta nell'area Animali del giocatore",
  "EWP-174":
    "solo la fase Preparazione riempie i terreni di caccia, oltre a EWP-170 e agli effetti delle carte",
  "EWP-175":
    "in Caccia, sezione centrale, una volta: il giocatore può girare 1 animale della sua area Animali",
  "EWP-176":
    "in Caccia, sezione in fondo, solo la prima figura: la prima carta del mazzo Animali va dritta nell'area Animali del giocatore; con il mazzo vuoto non accade nulla",
  "EWP-177": "il mazzo Animali non si ricostituisce mai, perché le carte Animale non si scartano mai",
  "Terrain board: Camps, Villages, Influence": "Territorio: Campi, Villaggi, Influenza",
  "EWP-178": "ogni nuovo Campo entra nel territorio sull'esagono Base",
  "EWP-179": "due esagoni sono adiacenti se hanno un lato in comune (dati nella scatola)",
  "EWP-180":
    "su un esagono sta qualsiasi numero di Campi, di chiunque siano, e nessun esagono è chiuso, né la Base né un Ghiacciaio, dove si entra come altrove",
  "EWP-181":
    "lascia sempre per primo la plancia il Campo più a sinistra, e ognuno che parte alza di 1 il limite di Cibo",
  "EWP-182":
    "un Campo si può mettere solo finché ne resta uno sulla plancia: altrimenti un effetto non fa nulla e l'azione a pagamento non è disponibile",
  "EWP-183": "un incrocio è il punto d'incontro di tre esagoni (dati nella scatola)",
  "EWP-184": "nessun Villaggio può stare su un incrocio che tocca l'esagono Base; restano 18 incroci",
  "EWP-185": "su un incrocio c'è posto per un solo Villaggio, di chiunque sia",
  "EWP-186":
    "i Campi tornati per un Villaggio riempiono da destra gli spazi Campo vuoti del tracciato Cibo, e ognuno abbassa di 1 il limite di Cibo",
  "EWP-187":
    "i 3 Cibo per un Villaggio si pagano prima del ritorno dei 3 Campi, quindi il Cibo non può superare il limite, che scende esattamente di 3",
  "EWP-188": "un giocatore ha solo 3 Villaggi: quando sono tutti posati non se ne può mettere un altro",
  "EWP-189":
    "l'effetto di una carta che mette 1 Villaggio segue tutte le regole dei Villaggi (tre Campi che tornano, incrocio, non alla Base) ma costa Cibo solo se è indicato un costo",
  "EWP-190":
    "l'Influenza di un giocatore su un esagono è 1 per ogni suo Campo su di esso più 2 per ogni suo Villaggio che lo tocca",
  "EWP-191":
    "il movimento di due passi è fino a due singoli passi di Campo, entrambi con un Campo o uno ciascuno con due Campi",
  "Eclipse phase": "Fase Eclissi",
  "EWP-192":
    "nel passo 1 dell'Eclissi si rivelano insieme tutte le pile dell'Eclissi e ogni giocatore conta il Lavoro: 1,5 per figura sul suo Riposo, il Lavoro stampato sulle carte Tribù rivelate e quello aggiunto dalle abilità Eclissi",
  "EWP-193": "una carta Cultura rivelata non conta nulla e torna in mano al proprietario",
  "EWP-194": "il Lavoro delle abilità Eclissi, come il ½ dell'Uomo, si conta sempre nel passo 1 dell'Eclissi",
  "EWP-195": "nel passo 2 dell'Eclissi il nuovo ordine di turno va da chi ha più Lavoro a chi ne ha meno",
  "EWP-196":
    "tra giocatori con uguale Lavoro, anche 0, nel nuovo ordine viene prima chi era più indietro nell'ordine di turno di questo round",
  "EWP-197":
    "nel passo 3 dell'Eclissi ogni giocatore, nel nuovo ordine di turno, completa le parti a, b, c e d prima che cominci il seguente",
  "EWP-198":
    "in ognuna delle parti a, b, c e d il giocatore sceglie l'ordine dei benefici e può rifiutarli o scambiarli con uno minore",
  "EWP-199":
    "parte a: il giocatore ottiene il beneficio accanto al suo segnalino sul tracciato dell'ordine di turno (dati nella scatola)",
  "EWP-200":
    "il tracciato dell'ordine di turno dà nella parte a ciò che EWP-053 dà nella preparazione: il 1° nulla, il 2° 1 Cibo, il 3° 1 Attrezzo, il 4° pesca 1 carta",
  "EWP-201":
    "parte b: le carte Tribù rivelate dalla pila dell'Eclissi del giocatore usano le abilità Eclissi, una carta alla volta nell'ordine che sceglie",
  "EWP-202":
    "parte c: ogni esagono su cui nessun altro ha più Influenza dà i suoi benefici al giocatore, un esagono alla volta nell'ordine che sceglie (dati nella scatola)",
  "EWP-203": "un esagono dà il suo beneficio solo a chi vi ha almeno 1 Influenza",
  "EWP-204":
    "gli esagoni che danno beneficio a un giocatore si stabiliscono quando comincia la sua parte c, quindi i movimenti della parte b contano",
  "EWP-205":
    "un pareggio per la maggiore Influenza su un esagono non toglie nulla: ogni giocatore in parità ottiene l'intero beneficio nella propria parte c",
  "EWP-206": "l'esagono Base non dà benefici",
  "EWP-207":
    "parte d: 1 carta per Villaggio fuori dalla plancia; lo spazio Megaliti 1 vuoto dà 1 Attrezzo, gli spazi 3 e 5 danno 1 Idolo ciascuno, gli spazi 2 e 4 nulla; ogni Pietra Sacra dà i suoi punti",
  "EWP-208": "uno spazio Megaliti è vuoto quando entrambi i suoi Megaliti sono stati posati",
  "EWP-209":
    "una Pietra Sacra dà punti secondo la situazione nel momento in cui il giocatore la sceglie nella parte d",
  "EWP-210":
    "quando l'ultimo giocatore ha finito la parte d, ogni carta Tribù rivelata va negli scarti del proprietario, salvo che sia stata sepolta",
  "EWP-211":
    "le carte di una pila dell'Eclissi raggiungono gli scarti solo con EWP-210, quindi un rimescolamento durante la fase Eclissi le esclude",
  "EWP-212": "la regola EWP-130 vale per tutta la fase Eclissi: il Cibo non compra Lavoro",
  "Preparation phase": "Fase Preparazione",
  "EWP-213": "il round 4 si gioca senza questa fase, come dice EWP-069",
  "EWP-214": "nel passo 1 della Preparazione il segnalino del round passa al round seguente",
  "EWP-215":
    "nel passo 2 della Preparazione ogni figura torna alla sua plancia, e ogni azione in fondo è di nuovo disponibile",
  "EWP-216":
    "nel passo 3 della Preparazione i terreni di caccia si riempiono fino a una carta in più dei giocatori, finché il mazzo Animali lo permette; se ce ne sono già tante o di più, non se ne aggiungono né tolgono",
  "EWP-217":
    "nel passo 4 della Preparazione dopo il round 1 gli spazi vuoti dell'esposizione Cultura si riempiono dal mazzo dell'Era I, che poi viene chiuso dalla carta Copertura della Cultura, spostata dal mazzo dell'Era II",
  "EWP-218":
    "nel passo 4 della Preparazione dopo il round 2 tutte le carte dell'esposizione Cultura escono dal gioco e si dispongono 8 carte del mazzo dell'Era II",
  "EWP-219":
    "nel passo 4 della Preparazione dopo il round 3 gli spazi vuoti dell'esposizione Cultura si riempiono dal mazzo dell'Era II",
  "EWP-220":
    "nel passo 5 della Preparazione ogni giocatore, in ordine di turno, pesca 5 carte oltre a quelle che ha ancora in mano",
  "EWP-221": "la mano può avere qualsiasi numero di carte",
  "EWP-222": "dopo la fase Preparazione si prosegue con la prossima fase Azione, nel nuovo ordine di turno",
  Megaliths: "Megaliti",
  "EWP-223":
    "un effetto Megalite permette di mettere il Megalite più a sinistra della propria plancia sulla plancia dei Megaliti",
  "EWP-224":
    "i Megaliti di un giocatore lasciano gli spazi da 1 a 5 in quest'ordine, quindi i due neutrali si mettono prima di ogni Megalite colorato",
  "EWP-225": "uno spazio di partenza di una tessera Megaliti può accogliere un Megalite, ma solo neutrale",
  "EWP-226":
    "un Megalite può andare su uno spazio a terra vuoto che ha un lato in comune con uno spazio occupato da un Megalite di qualsiasi colore, anche neutrale",
  "EWP-227":
    "un Megalite può essere impilato al centro di quattro Megaliti che formano un blocco 2x2 dello stesso livello",
  "EWP-228":
    "un Megalite neutrale va su qualsiasi spazio a terra permesso da EWP-225 o EWP-226, mai sopra altri Megaliti",
  "EWP-229": "finché la plancia dei Megaliti è vuota un Megalite può andare solo su uno spazio di partenza",
  "EWP-230":
    "un Megalite colorato non può andare su uno spazio di partenza, nemmeno accanto a un altro Megalite",
  "EWP-231": "per l'adiacenza contano solo gli spazi a terra, non i Megaliti dei livelli superiori",
  "EWP-232":
    "per impilare serve una posizione superiore libera con un Megalite sotto ognuno dei quattro angoli, un livello più in basso; un Megalite può fare da appoggio fino a quattro volte",
  "EWP-233":
    "uno spazio a terra dà subito il beneficio stampato quando vi si mette un Megalite (dati nella scatola)",
  "EWP-234":
    "anche uno spazio di partenza premia il Megalite che vi si mette, con 1 Cibo nella scatola normale",
  "EWP-235":
    "un Megalite impilato dà al proprietario 2 punti per ogni Megalite dello stesso colore direttamente sotto e 1 per ogni altro, neutrale o no, ma nessun beneficio stampato",
  "EWP-236":
    "quando si impila un Megalite, ogni altro giocatore segna 1 punto per ogni Megalite del suo colore direttamente sotto; i neutrali così non danno punti a nessuno",
  "EWP-237":
    "quattro Megaliti a loro volta impilati possono reggerne un altro, e per i punti contano solo i quattro direttamente sotto",
  "EWP-238":
    "uno spazio freccia permette di mettere subito un altro Megalite su uno dei due spazi indicati dalle frecce, salvo che siano entrambi occupati",
  "EWP-239":
    "il Megalite in più di uno spazio freccia è il più a sinistra e dà il beneficio del suo spazio, oppure si scambia; se entrambi gli spazi sono occupati non si ottiene nulla, se uno è libero ma non restano Megaliti solo un beneficio minore",
  "EWP-240":
    "quando sulla plancia non restano Megaliti, o nessuno spazio è permesso, un effetto Megalite vale solo un beneficio minore",
  "EWP-241": "se un effetto dà più di un Megalite, si mettono uno alla volta, in successione",
  "EWP-242": "un Megalite posato non si muove mai",
  "Idol board": "Plancia degli Idoli",
  "EWP-243":
    "un Idolo si usa subito: uno dei due segnalini Idolo del giocatore, a sua scelta, sale di 1 livello",
  "EWP-244": "più Idoli ottenuti insieme si possono dividere tra i tracciati Offerta e Onore come si vuole",
  "EWP-245": "su un livello possono stare i segnalini Idolo di più giocatori",
  "EWP-246":
    "il tracciato Offerta, a sinistra, stabilisce quanto valgono nel punteggio finale le risorse avanzate",
  "EWP-247":
    "un segnalino Idolo che entra in un livello Offerta con l'icona della carta Tribù (livelli 2, 4 e 6 nella scatola) porta subito in mano una carta Tribù a scelta dalla riserva",
  "EWP-248":
    "un'icona carta Tribù del tracciato Offerta non dà nulla se tutti i mazzi della riserva Tribù sono vuoti",
  "EWP-249":
    "con il segnalino sul livello più alto dell'Offerta ogni altro Idolo usato lì dà 1 punto, e il segnalino resta",
  "EWP-250": "il tracciato Onore, a destra, stabilisce quanto valgono nel punteggio finale le carte sepolte",
  "EWP-251":
    "un segnalino Idolo che entra in un livello Onore prende il posto libero più a sinistra, e quando un segnalino lascia un livello quelli alla sua destra scorrono a sinistra",
  "EWP-252":
    "un segnalino Idolo dà subito 1, 2 e 3 punti entrando nel terzultimo, penultimo e ultimo livello dell'Onore",
  "EWP-253":
    "il livello più alto dell'Onore è la fine per un segnalino Idolo; da allora quel giocatore può usare gli Idoli solo sul tracciato Offerta",
  "EWP-254": "i tracciati Offerta e Onore hanno 7 livelli ciascuno (dati nella scatola)",
  Animals: "Animali",
  "EWP-255": "un animale di un'area Animali è dritto o girato",
  "EWP-256":
    "per girare un animale il giocatore mette di lato una sua carta Animale dritta e ottiene i benefici che mostra",
  "EWP-257": "un animale girato non torna mai dritto e non si può girare di nuovo",
  "EWP-258":
    "nessun animale girato conta nei gruppi del punteggio finale, ma conta per le Pietre Sacre sugli animali girati",
  "EWP-259":
    "un animale si può girare nello stesso turno in cui lo si prende, e anche quando alcuni benefici andrebbero persi",
  "EWP-260":
    "scegliere un animale è prendere una carta dei terreni di caccia, pescarne uno è prendere la prima carta del mazzo Animali, rivelarne uno è aggiungere quella carta ai terreni di caccia se ce ne sono meno di 6",
  "Card abilities and icons": "Abilità delle carte e icone",
  "EWP-261":
    "le icone nella parte bassa di una carta sono le sue abilità, che la scatola descrive con quando, costo e guadagno",
  "EWP-262":
    "a sinistra della freccia di risultato c'è il costo di un'abilità, a destra il guadagno, e il suo uso è facoltativo",
  "EWP-263": "nessuna abilità di una carta è obbligatoria, e nessuna si può usare due volte in un turno",
  "EWP-264":
    "ogni carta Cultura (passo 1), carta Tribù (passo 2 o fase Eclissi) e carta Capo (turno della figura del Capo) ha un'abilità; l'unica dell'Uomo è un'abilità Eclissi che aggiunge ½ Lavoro",
  "EWP-265":
    "l'icona di una colonna lega un'abilità ai turni con la figura del giocatore in quella colonna, come dice EWP-117",
  "EWP-266":
    "un'abilità con l'icona Eclissi vale solo se la sua carta è stata rivelata dalla pila dell'Eclissi del giocatore, in quella fase Eclissi",
  "EWP-267":
    "un'abilità senza icona di colonna e senza icona Eclissi vale in qualsiasi momento del proprio turno nella fase Azione, una volta giocata la carta",
  "EWP-268":
    "benefici diversi di un'abilità vengono nell'ordine scelto dal giocatore, tutte le unità di un beneficio insieme",
  "EWP-269":
    "una carta Tribù mostra il suo Lavoro, i punti di fine partita, l'abilità di Lavoro aggiunto, l'abilità Eclissi, l'icona del tipo e l'icona carta Tribù",
  "EWP-270": "una carta Cultura mostra la sua era, i punti di fine partita e l'abilità",
  "EWP-271":
    "una carta Animale mostra il nome, il numero di carte del suo tipo, l'abilità di quando si gira e i punti del gruppo",
  "EWP-272": "un'icona Lavoro vale 1 Lavoro o ½ Lavoro",
  "EWP-273": "le icone risorsa danno 1 Cibo, 1 Attrezzo, o Cibo fino al limite attuale del giocatore",
  "EWP-274": "le icone di sepoltura indicano il luogo di sepoltura e la sepoltura di 1 carta (EWP-149)",
  "EWP-275":
    "le icone del territorio sono Campo, Villaggio, metti 1 Villaggio (EWP-189), nuovo Campo sull'esagono Base, un passo di Campo e movimento di due passi (EWP-191)",
  "EWP-276": "le icone carta sono pesca 1 carta, scarta 1 carta dalla mano, e scarti",
  "EWP-277":
    "le icone di presa portano 1 carta Tribù dalla riserva alla mano, 1 da lì agli scarti, o 1 carta Cultura dall'esposizione alla mano",
  "EWP-278": "le icone animale sono scegli, pesca e rivela (EWP-260) e gira 1 animale",
  "EWP-279":
    "le icone di Idoli e Megaliti sono Idolo, metti 1 Megalite, spazio di partenza (solo Megaliti neutrali) e spazio freccia (EWP-238)",
  "EWP-280": "le icone dei punti sono punti di fine partita e punti immediati (EWP-084)",
  "EWP-281":
    "icone che da sole non fanno nulla: Pietra Sacra, giocatore, fase Eclissi, carta Cultura dell'Era I o II, stesso tipo, tipo diverso, freccia di risultato e innesco (ciò che precede fa scattare ciò che segue)",
  "EWP-282":
    "uno scarto come costo prende una carta a scelta del giocatore dalla mano, quindi con la mano vuota l'abilità non si può usare",
  "EWP-283": "l'effetto Cibo fino al limite porta il Cibo al limite e non si può scambiare",
  "Sacred Stones": "Pietre Sacre",
  "EWP-284":
    "ogni Pietra Sacra su una plancia dà punti nella parte d del suo giocatore in ogni fase Eclissi, al massimo 4 volte",
  "EWP-285":
    "una Pietra Sacra dell'Era I dà 2 punti per ogni Villaggio del giocatore che ha tra i suoi tre esagoni uno del tipo raffigurato; due esagoni così contano una volta, due Villaggi sullo stesso esagono contano due volte",
  "EWP-286":
    "una Pietra Sacra dell'Era I dà 1 punto per ogni tipo di Terra, tutti e sei raffigurati, con almeno 1 Campo del giocatore su un suo esagono; Base e Ghiacciai non contano",
  "EWP-287":
    "una Pietra Sacra dell'Era I dà 1 punto ogni 2 Megaliti interi del colore del giocatore posati direttamente sulla plancia dei Megaliti",
  "EWP-288":
    "una Pietra Sacra dell'Era I dà 1 punto per ogni tessera Megaliti con il colore del giocatore su uno dei suoi spazi a terra",
  "EWP-289": "i Megaliti neutrali non contano mai per le Pietre Sacre di EWP-287, EWP-288 e EWP-292",
  "EWP-290":
    "un Megalite a terra in parte coperto da altri sta comunque direttamente sulla plancia dei Megaliti",
  "EWP-291": "una Pietra Sacra dell'Era II dà 1 punto ogni 2 carte sepolte, arrotondando per difetto",
  "EWP-292":
    "una Pietra Sacra dell'Era II dà 2 punti per ogni Megalite del colore del giocatore sopra il livello del terreno",
  "EWP-293":
    "una Pietra Sacra dell'Era II dà 1 punto ogni 3 livelli dei due segnalini Idolo del giocatore, prima sommati e poi arrotondati una volta per difetto",
  "EWP-294":
    "una Pietra Sacra dell'Era II dà 1 punto per ogni tipo diverso tra gli animali girati del giocatore; l'Argentavis è un tipo a sé",
  "EWP-295":
    "una Pietra Sacra dell'Era II dà 2 punti per ogni animale girato del giocatore di uno dei due tipi raffigurati sulla pietra (dati nella scatola)",
  "EWP-296": "le Pietre Sacre dell'Era I che nessuno ha preso si possono ancora prendere nell'Era II",
  "Final scoring": "Punteggio finale",
  "EWP-297":
    "dopo la 4ª fase Eclissi a ogni punteggio si aggiungono il tracciato Offerta, il tracciato Onore, i punti di fine partita delle carte e i gruppi di animali",
  "EWP-298":
    "per il tracciato Offerta si sommano Cibo e Attrezzi avanzati, si dividono per il rapporto del segnalino Idolo e si arrotonda per difetto; un segnalino al livello 0 non dà nulla",
  "EWP-299":
    "il rapporto dell'Offerta è 3 risorse per punto ai livelli 1 e 2, 2 ai livelli 3 e 4, e 1 ai livelli da 5 a 7 (dati nella scatola)",
  "EWP-300":
    "per il tracciato Onore il giocatore più in alto usa la prima tabella, il secondo la seconda, tutti gli altri la terza",
  "EWP-301":
    "per 1-3, 4-6 e 7 o più carte sepolte la prima tabella Onore dà 6, 10, 15 punti, la seconda 3, 6, 10, la terza 1, 3, 6; nessuna carta sepolta non dà nulla",
  "EWP-302": "sullo stesso livello Onore il segnalino Idolo più a sinistra, arrivato prima, è più in alto",
  "EWP-303": "un segnalino Idolo al livello 0 dell'Onore non dà nulla e non occupa una posizione",
  "EWP-304": "in 2 giocatori nessuno usa la terza tabella Onore",
  "EWP-305":
    "non importa se una carta Tribù o Cultura finisce in mano, nel mazzo, negli scarti o nel luogo di sepoltura: i suoi punti contano per il suo giocatore",
  "EWP-306": "carte Capo, Preparazione, Copertura e Aiuto non danno punti",
  "EWP-307":
    "ogni tipo di animale dà i punti di gruppo stampati per il numero di sue carte dritte che il giocatore ha (dati nella scatola)",
  "EWP-308":
    "un gruppo di animali ha al massimo 4 carte; altre carte del tipo non danno punti e non formano un secondo gruppo",
  "EWP-309":
    "ogni Argentavis dritto conta come carta di un altro tipo di cui il giocatore ha almeno 1 carta dritta, assegnato nel modo migliore; più d'uno può unirsi a un gruppo, ma da soli non ne formano",
  "EWP-310": "nessun animale girato conta nei gruppi, nemmeno un Argentavis girato",
  "EWP-311":
    "vince il totale più alto; in caso di parità chi è più avanti nell'ordine di turno stabilito dalla 4ª fase Eclissi",
  Variants: "Varianti",
  "EWP-312":
    "con ognuna delle varianti di scelta il territorio si costruisce prima di scegliere la prima carta",
  "EWP-313":
    "nella scelta delle carte Preparazione, noto l'ordine di turno, si scoprono tante carte mescolate quanti i giocatori più 1; dall'ultimo giocatore al primo ognuno ne prende una per la sua preparazione, e quella che avanza si toglie",
  "EWP-314":
    "nella scelta delle carte Capo e Preparazione, noto l'ordine di turno, si scoprono tante carte Capo mescolate quanti i giocatori più 1; in ordine di turno ognuno ne prende una con la figura e ne sceglie il lato, le altre si tolgono, poi EWP-313",
  "EWP-315": "nella scelta dei Capi il lato si sceglie mentre si prende la carta Capo, non dopo",
  "EWP-316":
    "con una variante la preparazione segue: passi da 1 a 7 (senza distribuire carte Capo se si scelgono), 9, 10, 13, 14, 16, 17 senza Campi, le scelte, 8, 11, 12, i Campi, 15",
  Modules: "Moduli",
  "EWP-317": "ogni modulo funziona da solo, con l'altro modulo e con le varianti",
  "EWP-318":
    "con i gettoni Ghiacciaio, costruito il territorio si mescolano i 10 gettoni, ogni esagono Ghiacciaio ne riceve uno coperto, e gli altri si tolgono senza guardarli",
  "EWP-319":
    "un Campo mosso su un esagono con un gettone Ghiacciaio coperto lo scopre subito, anche se poi prosegue",
  "EWP-320":
    "mettere un Villaggio che tocca esagoni con gettoni Ghiacciaio scoperti dà i benefici di ognuno di questi gettoni, o benefici minori",
  "EWP-321":
    "un gettone Ghiacciaio resta, e ogni Villaggio successivo che tocca il suo esagono ne ottiene di nuovo il beneficio, chiunque lo metta",
  "EWP-322":
    "solo mettere un Villaggio porta i benefici dei gettoni Ghiacciaio: i Villaggi precedenti non ricevono nulla, e nessuno li riceve nella fase Eclissi",
  "EWP-323":
    "i benefici dei gettoni Ghiacciaio attendono che il Villaggio sia posato e i suoi Campi siano tornati; più gettoni vengono nell'ordine scelto dal giocatore",
  "EWP-324":
    "con i gettoni Riposo, nella preparazione i 5 gettoni si mescolano in una pila coperta, e il primo si scopre in cima alla pila",
  "EWP-325":
    "il primo giocatore di un round che riposa comincia prendendo il gettone Riposo scoperto, oppure mettendolo coperto sotto la pila e prendendo il nuovo primo gettone",
  "EWP-326":
    "il giocatore può usare gli effetti del gettone Riposo preso, in qualsiasi ordine, in ogni momento dell'azione Riposo: prima, in mezzo o dopo la pescata e il girare un animale",
  "EWP-327": "un gettone Riposo preso va coperto sotto la pila alla fine di quel turno, usato o no",
  "EWP-328":
    "alla fine della fase Preparazione un gettone Riposo scoperto e non preso va coperto sotto la pila; che ci fosse o no, si scopre il gettone che ora è in cima",
  "EWP-329":
    "ogni effetto di un gettone Riposo è facoltativo, si usa al massimo una volta e si può scambiare con un beneficio minore",
  "EWP-330":
    "una sola azione Riposo per round riceve un gettone Riposo: dopo che è preso, nessuno è scoperto fino a EWP-328",
  "Player counts and solo": "Numero di giocatori e solitario",
  "EWP-331":
    "il numero di giocatori cambia solo: Pietre Sacre, terreni di caccia, tessere Ghiacciaio e Terra, carte Aiuto, benefici dell'ordine di turno, disposizione consigliata dei Megaliti, tabelle Onore e carte offerte nelle scelte",
  "EWP-332":
    "il regolamento nomina una modalità in solitario ma non ne dà le regole, perciò il solitario è escluso",
  "State and hidden information": "Stato e informazioni nascoste",
  "EWP-333":
    "tutti vedono ciò che è aperto: round, fase, ordine di turno, punteggi, Cibo, Attrezzi, riserva di Lavoro, plance e pezzi, esposizioni, quantità delle riserve, aree Animali, aree di gioco, scarti, lati dei Capi, pile dell'Eclissi rivelate, gettoni scoperti",
  "EWP-334":
    "di mani, mazzi, carte sepolte, pile dell'Eclissi non rivelate, mazzo Animali e mazzi Cultura tutti vedono solo il numero di carte",
  "EWP-335":
    "una mano, una pila dell'Eclissi non rivelata e le carte sepolte si mostrano solo al proprietario, anche le carte sepolte che tutti avevano visto",
  "EWP-336":
    "nessuno vede l'ordine di un mazzo o dei gettoni Riposo sotto quello scoperto, un gettone Ghiacciaio coperto, o ciò che è tornato nella scatola",
  "EWP-337": "ognuno può sapere quali carte ha il proprio mazzo, ma mai in quale ordine",
  "EWP-338": "il caso sta solo nei mescolamenti della preparazione e nel rimescolare gli scarti (EWP-071)",
  "EWP-339":
    "lo stato di un giocatore è Cibo, Attrezzi, punteggio, Campi, Villaggi, Megaliti rimasti, livelli degli Idoli, posto sull'Onore, Pietre Sacre, lato del Capo, figure, carte per zona, abilità usate, carte sepolte, animali e carte bloccate",
  "EWP-340":
    "lo stato comune è round, fase, ordine di turno, turno, sezione e colonna, Lavoro in mezzi punti, ciò che il turno ha preso e giocato, azioni in fondo prese, riserve, mazzi, esposizioni, plance, moduli ed effetti in sospeso",
  "EWP-341":
    "le carte di tutte le zone sono in numero costante; ogni giocatore ha sempre 5 Campi, 3 Villaggi, 10 Megaliti e 3 figure; il Lavoro non è mai negativo, il Cibo va da 0 al limite, gli Attrezzi da 0 a 10",
  Decisions: "Decisioni",
  "EWP-342":
    "non si chiede nulla quando c'è una sola possibilità, fosse anche solo «fatto»: si esegue da sé, salvo dove quel silenzio direbbe agli altri che cosa c'è in una mano nascosta",
  "EWP-343": "la scelta del lato del Capo nella preparazione offre il lato A, poi il lato B",
  "EWP-344": "la scelta dei Capi offre ogni carta Capo scoperta, e poi si chiede il lato della carta presa",
  "EWP-345": "la scelta delle carte Preparazione offre ogni carta Preparazione scoperta",
  "EWP-346":
    "il passo Cultura offre ogni carta Cultura in mano permessa da EWP-092 e EWP-093, poi «fatto», e si ripete fino a «fatto» o al limite",
  "EWP-347":
    "una carta Cultura giocata con più abilità o con un costo offre ogni abilità non usata che si può pagare, poi «fatto»; una sola abilità senza costo si risolve direttamente",
  "EWP-348":
    "mettere una figura offre una figura della Tribù, se ne resta una, in Iniziazione, Sviluppo, Migrazione, Caccia e Riposo, poi la figura del Capo, se resta, negli stessi posti",
  "EWP-349":
    "ogni menu di colonna ha le possibilità libere: ogni carta Tribù giocabile in mano; ogni abilità non usata e pagabile dell'area di gioco la cui condizione vale, se non automatica (EWP-123); nel turno del Capo anche le abilità del Capo",
  "EWP-350":
    "il menu in alto si ripete fino a «fatto»: possibilità libere, spendere Cibo se si può passare un'icona, le azioni pagabili della colonna (tipo di Tribù; spazio Cultura; mettere o muovere un Campo; rivelare, prendere un animale), «fatto»",
  "EWP-351":
    "il menu centrale si ripete fino a «fatto»: possibilità libere; una volta, il rito (1 Cibo, poi prendere e seppellire, ciascuno al massimo una volta, almeno uno) se una parte è possibile, o una Pietra Sacra, un Villaggio, girare un animale; «fatto»",
  "EWP-352":
    "il menu in fondo, fino alla fine del turno: possibilità libere, poi l'azione in fondo, una volta e per la prima figura del round in quella colonna, poi fine del turno",
  "EWP-353":
    "il menu Riposo: con il suo modulo prima il gettone Riposo o il prossimo; poi abilità del Capo, effetti del gettone, la pescata; dopo la pescata abilità del Capo, effetti del gettone, girare un animale se non ancora fatto, fine del turno",
  "EWP-354":
    "la pila dell'Eclissi si sceglie carta per carta nell'ordine fisso, carte Tribù prima delle carte Cultura, senza tornare indietro, poi «fatto»; ogni insieme di carte resta possibile",
  "EWP-355":
    "un'unità di beneficio offre se stessa, poi ogni minore, se ha effetto: posizioni del Megalite, pescata, Idolo sull'Offerta, sull'Onore, Attrezzo, Cibo; il Cibo arriva senza chiedere, un'unità senza alcun effetto è persa, nessuna si può rifiutare",
  "EWP-356":
    "punti e Lavoro di un effetto vengono prima, senza chiedere; finché restano due o più voci diverse, il giocatore dice quale viene dopo",
  "EWP-357": "prendere una carta Tribù offre ogni tipo con un mazzo non vuoto, poi la rinuncia",
  "EWP-358": "prendere una carta Cultura offre ogni spazio pieno dell'esposizione Cultura, poi la rinuncia",
  "EWP-359":
    "per scegliere un animale si offrono i tipi nei terreni di caccia, per pescarne uno dal mazzo Animali solo prenderlo; entrambi finiscono con la rinuncia",
  "EWP-360": "girare un animale offre ogni tipo di cui il giocatore ha un animale dritto, poi la rinuncia",
  "EWP-361":
    "seppellire offre ogni carta diversa della mano, dell'area di gioco, degli scarti e, nella fase Eclissi, della pila dell'Eclissi rivelata, poi la rinuncia",
  "EWP-362":
    "finché restano passi si offre ogni movimento di un Campo del giocatore su un esagono adiacente, in ordine di partenza e arrivo, poi fermarsi; per un Campo messo da un effetto si offrono metterlo e rinunciare",
  "EWP-363": "mettere un Villaggio con un effetto offre ogni incrocio permesso, poi la rinuncia",
  "EWP-364":
    "uno scarto come costo offre ogni carta diversa in mano e nessuna rinuncia, perché l'abilità è già stata scelta",
  "EWP-365":
    "uno spazio freccia chiede come un beneficio Megalite (EWP-355), ma le sole posizioni sono gli spazi indicati, e non chiede se sono entrambi occupati",
  "EWP-366":
    "la parte b offre ogni carta Tribù rivelata la cui abilità Eclissi fa più che aggiungere Lavoro e non è ancora risolta, poi «fatto»",
  "EWP-367": "la parte c offre ogni esagono di EWP-202 che ha un beneficio e non è ancora preso, poi «fatto»",
  "EWP-368":
    "la parte d offre i Villaggi, gli spazi Megaliti e le Pietre Sacre il cui beneficio non è ancora preso, poi «fatto»; i soli punti si prendono senza chiedere quando non resta altro",
  "EWP-369": "la parte a si decide come in EWP-355 per ogni unità",
  "EWP-370":
    "ogni pescata impossibile nella fase Preparazione offre un Idolo sul tracciato Offerta, un Idolo sul tracciato Onore, un Attrezzo, un Cibo",
  "EWP-371":
    "un effetto causato mentre se ne risolve un altro (icona carta Tribù, spazio Megaliti, freccia, animale girato) si completa prima che quello esterno prosegua",
  "EWP-372":
    "nessun turno può durare per sempre, perché ogni scelta consuma una sezione, un pezzo, una carta, un'abilità, Lavoro, Cibo o Attrezzi",
  "EWP-373":
    "tra carte identiche di una zona si seppellisce o si scarta prima quella a cui resta meno da fare: bloccata in mano (EWP-124), abilità usata nell'area di gioco, abilità Eclissi risolta nella pila dell'Eclissi rivelata",
  "EWP-374":
    "rivelare con l'effetto di una carta offre di rivelare (tutte le carte che il mazzo Animali e il posto per 6 permettono), poi la rinuncia; l'azione di Caccia a pagamento non chiede, e il Cibo fino al limite si ottiene senza chiedere",
  "EWP-375":
    "ciò che non cambierebbe nulla non è offerto, a costo pagato: 1 Cibo per un Attrezzo che può solo ridiventare 1 Cibo non cambia nulla; le voci impossibili di un effetto si saltano, salvo che un'altra voce le abbia rese possibili",
};
