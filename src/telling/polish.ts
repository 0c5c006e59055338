/** Polish. */

import type { PresetId } from '../rules/presets.ts';
import { type Language, numeralsFrom, pluralOf, type Wording } from './language.ts';
import type { QuietLimit } from './statements.ts';

const plural = pluralOf('pl');
const numeral = numeralsFrom(3, 'trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście');
const ordinal = numeralsFrom(2, 'drugi trzeci czwarty piąty');

const piecesOf = (n: number) => `${numeral(n)} ${plural(n, 'pionek', 'pionki', 'pionków')}`;
const paleOf = (n: number) => `${numeral(n)} ${plural(n, 'jasny pionek', 'jasne pionki', 'jasnych pionków')}`;
const movesOf = (n: number) => `${n} ${plural(n, 'ruch', 'ruchy', 'ruchów')}`;
/** What comes after „po”. */
const afterMoves = ({ moves, isEach }: QuietLimit) =>
  isEach ? `po ${moves} ruchach każdego z graczy` : `po łącznie ${moves} ruchach`;

const BOARDS = { nine: 'z trzech kwadratów', twelve: 'z trzech kwadratów z przekątnymi', six: 'z dwóch kwadratów' };

const PRESETS: Readonly<Record<PresetId, Wording>> = {
  standard: {
    name: 'Młynek klasyczny',
    summary:
      'To, co łączy większość tradycji: po dziewięć pionków, jeden zdjęty pionek za każdy ruch zamykający młynek, skakanie z trzema pionkami.',
  },
  polish: {
    name: 'Młynek polski',
    summary:
      'Tak gra się w Polsce: za dwa młynki naraz zdejmuje się jeden pionek, a młynek wolno otwierać i zamykać, za każdym razem zdejmując pionek.',
  },
  finnish: {
    name: 'Młynek fiński',
    summary: 'Tak uczy gry, krok po kroku, fiński przewodnik. Nie mówi on nic o dwóch młynkach naraz ani o remisie.',
  },
  czech: {
    name: 'Młynek czeski',
    summary: 'Według czeskiego opisu: za dwa młynki naraz zdejmuje się jeden pionek. Remis według zwykłych zasad.',
  },
  hungarian: {
    name: 'Młynek węgierski',
    summary:
      'Według oficjalnej węgierskiej zasady: za młynek otwarty i ponownie zamknięty za każdym razem zdejmuje się pionek.',
  },
  'hungarian-house': {
    name: 'Młynek węgierski według zasad domowych',
    summary:
      'Tak gra się w wielu węgierskich domach: za wysunięcie pionka z młynka i natychmiastowy powrót nie zdejmuje się nic.',
  },
  russian: {
    name: 'Młynek rosyjski',
    summary:
      'Ostrzejsza gra: młynek nie chroni swoich pionków, za dwa młynki naraz zdejmuje się dwa pionki, a za młynek na tej samej linii zdejmuje się pionek tylko raz w partii.',
  },
  'no-flying': {
    name: 'Młynek bez skakania',
    summary:
      'Gra dziewięcioma pionkami, w której się nie skacze: także gracz z trzema pionkami tylko je przesuwa i można go zablokować.',
  },
  six: {
    name: 'Młynek z sześcioma pionkami',
    summary: 'Mała gra na dwóch kwadratach: po sześć pionków i bez skakania.',
  },
  twelve: {
    name: 'Młynek z dwunastoma pionkami',
    summary:
      'Plansza z przekątnymi i po dwanaście pionków, więc już samo rozstawianie może ją zapełnić: wtedy jest remis.',
  },
  lasker: {
    name: 'Młynek Laskera',
    summary: 'Gra Emanuela Laskera: po dziesięć pionków, a od pierwszej kolejki wolno kłaść pionki albo je przesuwać.',
  },
  morabaraba: {
    name: 'Morabaraba',
    summary:
      'Gra z południa Afryki na planszy z przekątnymi, po dwanaście pionków: gdy jednej ze stron zostaną trzy, dziesięć ruchów każdej strony bez zdjęcia pionka daje remis.',
  },
};

export const polish: Language = {
  preset: (id) => PRESETS[id],
  customName: (pieces) => `Młynek: ${piecesOf(pieces)}, własne zasady`,
  opening: (board, pieces) => `Po ${piecesOf(pieces)}, plansza ${BOARDS[board]}`,
  sentences: {
    board: ({ board }) =>
      ({
        nine: 'Plansza to trzy kwadraty, jeden w drugim, połączone liniami w środkach boków. Ma 24 pola: rogi kwadratów i środki ich boków.',
        twelve:
          'Plansza to trzy kwadraty, jeden w drugim, połączone liniami w rogach i w środkach boków. Ma 24 pola: rogi kwadratów i środki ich boków.',
        six: 'Plansza to dwa kwadraty, jeden w drugim, połączone liniami w środkach boków. Ma 16 pól: rogi kwadratów i środki ich boków.',
      })[board],
    mill: ({ board }) =>
      `Trzy pionki jednego koloru na trzech polach jednej linii prostej to młynek. ${
        {
          nine: 'Takich linii jest 16. Trzy pionki wokół rogu nie są młynkiem.',
          twelve: 'Takich linii jest 20, w tym cztery przekątne. Trzy pionki wokół rogu nie są młynkiem.',
          six: 'Takich linii jest 8, są to boki kwadratów: krótkie łączniki między kwadratami mają tylko po dwa pola. Trzy pionki wokół rogu też nie są młynkiem.',
        }[board]
      }`,
    pieces: ({ pieces }) =>
      `Jeden gracz ma ${paleOf(pieces)}, drugi tyle samo ciemnych. Zaczynają jasne, potem gracze wykonują ruchy na przemian; nikt nie może z własnej woli opuścić kolejki.`,
    goal: ({ byBlocking }) =>
      `Celem gry jest zostawić przeciwnikowi mniej niż trzy pionki${byBlocking ? ' albo go zablokować' : ''}.`,
    placing: ({ mayMove }) =>
      `Na początku plansza jest pusta. ${
        mayMove
          ? 'Dopóki gracz ma pionki w ręce, w swojej kolejce albo kładzie jeden z nich na dowolnym wolnym polu, albo przesuwa jeden ze swoich pionków na planszy wzdłuż linii na sąsiednie wolne pole.'
          : 'Gracze na zmianę kładą po jednym pionku z ręki na dowolnym wolnym polu. Dopóki gracz ma pionki w ręce, nie może przesuwać tych, które leżą już na planszy.'
      }`,
    moving: () =>
      'Kto rozstawił już wszystkie swoje pionki, w każdej kolejce przesuwa jeden z nich wzdłuż linii na sąsiednie wolne pole.',
    flying: ({ at }) =>
      `Gracz, który nie ma już pionków w ręce, a na planszy ma ${at === 3 ? 'tylko' : 'najwyżej'} ${numeral(at)}, może skakać, czyli przenosić pionki na dowolne wolne pole.`,
    noFlying: () => 'Skakać nie wolno: także z trzema pionkami przesuwa się je tylko wzdłuż linii na sąsiednie pola.',
    capture: () =>
      'Kto, kładąc pionek lub wykonując nim ruch, zamknie młynek, musi od razu zdjąć z planszy jeden pionek przeciwnika; zdjęty pionek nie wraca do gry. Młynek liczy się tylko w chwili zamknięcia, a jeśli nie ma pionka, który wolno zdjąć, prawo do zdjęcia przepada.',
    protection: ({ rule }) =>
      ({
        'unless-all-in-mills':
          'Pionek stojący w młynku wolno zdjąć tylko wtedy, gdy wszystkie pionki przeciwnika na planszy stoją w młynkach.',
        never: 'Wolno zdjąć dowolny pionek, także z młynka.',
        always:
          'Pionka stojącego w młynku nigdy nie wolno zdjąć; jeśli wszystkie pionki przeciwnika na planszy stoją w młynkach, nie zdejmuje się żadnego.',
      })[rule],
    doubleMill: ({ captures, most, isJudgedAnew }) =>
      `Kto zamknie dwa${most > 2 ? ' lub trzy' : ''} młynki naraz, ${
        captures === 1
          ? 'zdejmuje mimo to tylko jeden pionek'
          : `zdejmuje dwa pionki, jeden po drugim${isJudgedAnew ? '; czy drugi wolno zdjąć, rozstrzyga się dopiero po zdjęciu pierwszego' : ''}`
      }.`,
    repeatedMill: ({ rule, countsSingly }) =>
      ({
        allowed:
          'Młynek wolno otworzyć, odsuwając z niego pionek, i zamknąć ponownie, cofając ten pionek: za każdym razem zdejmuje się pionek przeciwnika.',
        'once-per-line': `Każda linia daje każdemu z graczy prawo do zdjęcia pionka tylko raz w partii: kto zamyka młynek na linii, na której już kiedyś zamknął młynek, choćby innymi pionkami albo bez zdjęcia, nic za niego nie zdejmuje.${
          countsSingly ? ' Z młynków zamkniętych naraz liczą się tylko nowe.' : ''
        }`,
        'not-on-return':
          'Jeśli gracz w swoim poprzednim ruchu poruszył pionek, a teraz cofa go od razu na pole, z którego przyszedł, nie zdejmuje nic, nawet gdy zamyka tym młynek. Każde inne zamknięcie, także tego samego młynka, daje prawo do zdjęcia pionka.',
      })[rule],
    defeat: () => 'Przegrywa gracz, któremu na planszy i w ręce zostało łącznie mniej niż trzy pionki.',
    blocked: ({ rule }) =>
      ({
        loses: 'Przegrywa też gracz zablokowany, czyli taki, który w swojej kolejce nie może wykonać żadnego ruchu.',
        draws:
          'Jeśli gracz, na którego przypada kolejka, jest zablokowany, czyli nie może wykonać żadnego ruchu, partia kończy się remisem.',
        passes:
          'Gracz zablokowany, czyli taki, który nie może wykonać żadnego ruchu, traci kolejkę; jeśli zablokowani są obaj, partia kończy się remisem.',
      })[rule],
    fullBoard: ({ isDraw }) =>
      `Jeśli wszystkie pola są zajęte, a obaj gracze nie mają już pionków w ręce, ${isDraw ? 'partia kończy się remisem' : 'przegrywa ten, na kogo przypada kolejka'}.`,
    repetition: ({ times }) =>
      `Jeśli ta sama pozycja, z tym samym graczem przy ruchu, powstanie po raz ${ordinal(times)}, partia kończy się remisem.`,
    noRepetition: () => 'Powtórzenie pozycji nie kończy partii.',
    quiet: ({ limit: { moves, isEach } }) =>
      `Partia kończy się remisem, gdy gracze wykonają z rzędu ${isEach ? 'po' : 'łącznie'} ${movesOf(moves)} i żaden pionek nie zostanie w tym czasie położony ani zdjęty.`,
    noQuietLimit: () => 'Liczba ruchów bez zdjęcia pionka nie jest ograniczona.',
    endgame: ({ limit }) =>
      `Gdy któryś z graczy ma dokładnie trzy pionki, a w ręce nikt już pionków nie ma, remis następuje ${afterMoves(limit)} z rzędu bez zdjęcia pionka.`,
  },
  clauses: {
    movingWhilePlacing: () => 'podczas rozstawiania wolno też przesuwać',
    flying: ({ at }) => `skakać wolno już, mając ${piecesOf(at)}`,
    noFlying: () => 'skakać nie wolno',
    protection: ({ rule }) =>
      ({ never: 'młynek nie chroni pionków', always: 'pionków z młynka nigdy się nie zdejmuje' })[rule],
    twoCaptures: () => 'za dwa młynki naraz zdejmuje się dwa pionki',
    repeatedMill: ({ rule }) =>
      ({
        'once-per-line': 'za młynek na tej samej linii zdejmuje się pionek tylko raz w partii',
        'not-on-return': 'za natychmiastowe cofnięcie pionka nic się nie zdejmuje',
      })[rule],
    blocked: ({ rule }) => ({ draws: 'zablokowanie daje remis', passes: 'zablokowany gracz traci kolejkę' })[rule],
    fullBoardLost: () => 'na pełnej planszy przegrywa ten, na kogo przypada kolejka',
    repetition: ({ times }) => `remis, gdy pozycja powstanie po raz ${ordinal(times)}`,
    noRepetition: () => 'powtórzenie pozycji nie daje remisu',
    quiet: ({ limit }) => `remis ${afterMoves(limit)} bez zdjęcia pionka`,
    noQuietLimit: () => 'liczba ruchów bez zdjęcia pionka nie jest ograniczona',
    endgame: ({ limit }) => `gdy ktoś ma trzy pionki, remis ${afterMoves(limit)} bez zdjęcia pionka`,
  },
};
