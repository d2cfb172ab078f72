// start.ts - Italian texts of the start page.
import type { Like } from "../catalogue.svelte";
import type { en } from "../en/start";

export const it: Like<typeof en> = {
  title: "Ochre · quattro giochi preistorici",
  line: "Quattro giochi preistorici, un tavolo.",
  choose: "Scegli un gioco",
  set: "Prepara il tavolo",
  change: "Cambia",
  changeTable: "Cambia posti e opzioni",
  sit: "Siediti",
  laying: "Preparo il tavolo",
  minutes: (n) => `${n} min`,
  seatsRange: (least, most) => `${least}–${most}`,
  labels: { players: "Giocatori", kind: "Genere", length: "Durata" },
  nav: { name: "Ochre", rules: "Regole", replays: "Replay", settings: "Impostazioni" },
  games: {
    mammothodus: {
      line: "Risveglia i luoghi di potere e apri il portale prima che gli umani vi chiudano. Si vince o si perde insieme.",
      kind: "cooperativo",
    },
    "stone-age": {
      line: "Piazza la tua gente, tira i dadi per ciò che porta a casa e sfamala tutta. Costruisci, impara, doma i mammut.",
      kind: "lavoratori",
    },
    tribu: {
      line: "Disponi i vasi nell'ordine che la tribù chiede e difendili da lupo e bisonte. Vince chi arriva prima a cento sfere.",
      kind: "carte",
    },
    "endless-winter": {
      line: "Guida una tribù sui ghiacci: campi, cacce e pietre erette. Quattro lunghi round decidono chi sarà ricordato.",
      kind: "mazzo e terre",
    },
  },
  names: {
    you: "Ada",
    friends: ["Bruno", "Carla", "Dino", "Elsa"],
    bots: ["Selce", "Brace", "Muschio", "Zanna"],
  },
  sitter: { you: "tu", friend: "stesso schermo", bot: (level) => `bot, ${level}` },
  plain: "regole standard",
  changed: (titles) => titles,
  watch: "solo bot: tu guardi",
  levels: {
    1: { name: "facile", text: "Vede un passo e sbaglia molto. Adatto alla prima partita." },
    2: { name: "mite", text: "Vede un passo e ogni tanto sbaglia." },
    3: { name: "discreto", text: "Vede un passo e lo giudica bene." },
    4: { name: "duro", text: "Pensa un po' più avanti." },
    5: { name: "feroce", text: "Pensa molto avanti, fino a circa un secondo per mossa." },
  },
  sheet: {
    title: (game) => `Il tavolo per ${game}`,
    seats: "Posti",
    many: "Quanti si siedono",
    order: "Si gioca in quest'ordine. Chi comincia lo dicono le regole del gioco.",
    seat: (n) => `Posto ${n}`,
    name: "Nome",
    who: "Chi siede qui",
    kinds: { you: "Tu", friend: "Un amico qui", bot: "Bot" },
    level: "Forza",
    up: (name) => `Sposta su ${name}`,
    down: (name) => `Sposta giù ${name}`,
    options: "Opzioni",
    none: "Questo gioco segue solo le sue regole: non c'è nulla da scegliere.",
    luck: "Sorte",
    seed: "Seme",
    seedText:
      "Per una partita ripetibile: lo stesso numero dà la stessa sorte. Lascialo vuoto per una sorte nuova.",
    standard: "Torna allo standard",
    done: "Fatto",
    nobody: "Qui siedono solo bot. Loro giocano e tu guardi.",
    together:
      "Qui i bot stanno dalla tua parte: se sono forti aiutano. Con meno clan è più facile cominciare.",
    rules: "Leggi le regole",
    moved: (name, n) => `${name} ora ha il posto ${n}.`,
  },
  problems: {
    empty: "Manca un nome.",
    long: "Al massimo 24 caratteri.",
    control: "C'è un carattere che non si può mostrare.",
    twin: "Qualcun altro ha questo nome.",
    seed: "Serve un numero intero da 0 a 9007199254740991.",
  },
  options: {
    mammothodus: {
      discoveries: {
        title: "Scoperte degli umani",
        text: "A ogni rimescolata gli umani imparano qualcosa. Più difficile, per chi conosce il gioco.",
      },
      talents: {
        title: "Talenti dei clan",
        text: "Ogni clan ha un talento con i suoi segnalini: trappole, esche, riparo. Più facile, ma c'è più a cui pensare.",
      },
      centre_wakes_humans: {
        title: "Il centro non dorme mai",
        text: "Variante della casa: gli umani al centro agiscono con ogni carta colorata. Molto più difficile.",
      },
      short_handed_extra_human_phase: {
        title: "Nessuna pietà per pochi",
        text: "Variante della casa: con meno di quattro clan gli umani hanno una fase in più a ogni giro.",
      },
      clans: {
        title: "Clan",
        text: "Quali clan si mettono in cammino. Cambiano solo nome e aspetto.",
      },
    },
    "stone-age": {
      mammoth_herd: {
        title: "Branco di mammut",
        text: "La piccola espansione: a ogni round il branco visita un luogo, e chi vi lavora può domarlo.",
      },
      limited_supply: {
        title: "Riserva limitata",
        text: "20 legni, 16 mattoni, 12 pietre e 10 ori, non di più. Altrimenti le risorse non finiscono mai.",
      },
    },
    tribu: {},
    "endless-winter": {
      draft: {
        title: "Scelta delle carte",
        text: "Se le carte iniziali si distribuiscono o si scelgono a turno.",
        values: {
          0: "Distribuite",
          1: "Si scelgono le carte di preparazione",
          2: "Si scelgono anche i capi",
        },
      },
      glacier: {
        title: "Segnalini ghiacciaio",
        text: "Modulo: segnalini nascosti sui ghiacciai. Un campo li scopre, un villaggio accanto ne gode.",
      },
      rest: {
        title: "Segnalini riposo",
        text: "Modulo: chi riposa per primo in un round prende un segnalino con un piccolo dono.",
      },
      layout: {
        title: "Plancia dei megaliti",
        text: "Come giacciono le sue quattro tessere. Quella consigliata dipende dal numero di giocatori.",
        values: { 0: "Consigliata", 1: "Blocco", 2: "Angolo", 3: "Gradini" },
      },
    },
  },
  clans: { mammoth: "Mammut", bison: "Bisonti", rhino: "Rinoceronti", cat: "Felini" },
  tribes: { wolf: "Lupo", bison: "Bisonte", lion: "Leone", bear: "Orso" },
  and: ", ",
  saved: {
    unfinished: "In sospeso",
    finished: "Finite",
    none: "Le partite che lasci restano qui.",
    begun: "appena cominciata",
    decisions: (n) => (n === 1 ? "1 decisione" : `${n} decisioni`),
    over: "finita",
    all: (n) => `Tutte le partite (${n})`,
    games: "Le tue partite",
    replays: "Replay",
    count: (n) => (n === 1 ? "1 partita finita" : `${n} partite finite`),
    search: "Cerca per gioco, giocatore o momento",
    nothing: "Nessuna partita ha queste parole.",
    emptyUnfinished: "Nessuna partita ti aspetta.",
    emptyFinished: "Nessuna partita è ancora finita.",
    goOn: "Continua",
    watch: "Guarda",
    save: "Salva",
    saveOne: "Salva su file",
    saveAll: "Salva tutte in un file",
    remove: "Elimina",
    removed: (game) => `${game}: partita eliminata.`,
    undo: "Annulla",
    of: (action, game, when) => `${action}: ${game}, ${when}`,
    kept: "Le partite restano solo in questo browser. Salvale su file per tenerle altrove.",
    unkept: "Questo browser non permette alla pagina di tenere le partite. Durano finché resti qui.",
  },
  open: {
    title: "Apri una partita",
    text: "Una partita salvata su file, da qui o dal tavolo nel terminale. Trascinala sulla pagina, scegli il file o incolla il testo.",
    choose: "Scegli i file",
    paste: "Il testo della partita",
    read: "Apri",
    drop: "Lascia qui la partita",
    reading: "Leggo",
    bad: "Questa partita non si può leggere",
    badOne: (n, file) => `Partita ${n} di ${file}`,
    nothing: "Non c'è testo da leggere.",
    large: (file) => `${file} supera 4 MB: non è una partita.`,
    some: (n) =>
      n === 1
        ? "Un'altra partita è stata aperta e resta qui."
        : `Altre ${n} partite sono state aperte e restano qui.`,
    safe: "Nulla di tuo è cambiato.",
    pasted: "il testo",
  },
  failed: "Non è stato possibile preparare il tavolo",
};
