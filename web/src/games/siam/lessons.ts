// Siam, step by step: the booklet's figures and the rest of the rules, in the order a child needs them.
// Rocks that a figure does not show stand on file a.
import type { Answer, Lesson } from "../lesson";

const yes = (move: string): Pick<Answer, "text" | "says"> => ({
  text: { fr: "Oui", en: "Yes" },
  says: { move, legal: true },
});
const no = (move: string): Pick<Answer, "text" | "says"> => ({
  text: { fr: "Non", en: "No" },
  says: { move, legal: false },
});

export const lesson: Lesson = {
  game: "siam",
  chapters: [
    {
      title: { fr: "Le plateau", en: "The board" },
      steps: [
        {
          id: "rocks",
          figures: ["1"],
          start: "5/5/1OOO1/5/5 E * 0",
          title: { fr: "Les rochers", en: "The rocks" },
          text: {
            fr: "Cinq éléphants jouent contre cinq rhinocéros. Au milieu, il y a trois rochers. Pour gagner, il faut pousser un rocher hors du plateau.",
            en: "Five elephants play against five rhinos. In the middle lie three rocks. To win, a rock must be pushed off the board.",
          },
          task: {
            kind: "point",
            ask: { fr: "Touchez les trois rochers.", en: "Touch the three rocks." },
            where: { piece: "O" },
            missed: {
              fr: "Là, il n'y a pas de rocher. Ils sont tous les trois au milieu.",
              en: "There is no rock there. All three are in the middle.",
            },
          },
          done: {
            fr: "Bravo, les voilà tous ! Les éléphants jouent en premier.",
            en: "Well done, that is all of them! The elephants play first.",
          },
        },
        {
          id: "border",
          figures: ["2"],
          start: "5/5/1OOO1/5/5 E * 0",
          title: { fr: "Le bord", en: "The border" },
          text: {
            fr: "Au début, tous les animaux attendent à côté du plateau, dans leur réserve. Ils entrent par les cases du bord. Il y en a 16.",
            en: "At first all animals wait beside the board, in their reserve. They enter on the squares along the border. There are 16 of them.",
          },
          task: {
            kind: "point",
            ask: {
              fr: "Touchez trois cases par où un éléphant peut entrer.",
              en: "Touch three squares where an elephant can enter.",
            },
            where: { move: "@*n", rule: "enter" },
            count: 3,
            missed: {
              fr: "Pas par là : cette case ne touche pas le bord.",
              en: "Not there: this square is not on the border.",
            },
          },
          done: {
            fr: "Oui ! C'est par le bord qu'on entre, et c'est aussi par le bord qu'on sort.",
            en: "Yes! Animals come in by the border, and they go out by it too.",
          },
        },
      ],
    },
    {
      title: { fr: "À votre tour", en: "Your turn" },
      steps: [
        {
          id: "enter",
          start: "5/5/1OOO1/5/5 E * 0",
          title: { fr: "Entrer", en: "Enter" },
          text: {
            fr: "À votre tour, vous faites une seule chose, avec un seul animal. Par exemple, entrer : touchez une case du bord, puis le côté vers lequel il doit regarder.",
            en: "On your turn you do one thing, with one animal. For example, enter: touch a border square, then the side it should look to.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Faites entrer un éléphant en c1, en bas au milieu. Il regarde vers le haut.",
              en: "Let an elephant enter on c1, at the bottom in the middle. It looks up.",
            },
            goal: { holds: ["c1En"] },
            intended: "@c1n",
            missed: {
              fr: "Cherchez la case c1 : la colonne c, tout en bas.",
              en: "Look for square c1: column c, at the very bottom.",
            },
            nearly: [
              {
                when: { holds: ["c1E"] },
                say: {
                  fr: "La case est bonne ! Mais il doit regarder vers le haut, vers les rochers.",
                  en: "That is the square! But it should look up, towards the rocks.",
                },
              },
            ],
          },
          done: {
            fr: "Le voilà sur le plateau. C'est maintenant aux rhinocéros de jouer. Personne ne peut passer son tour.",
            en: "There it is, on the board. Now it is the rhinos' turn. Nobody may skip a turn.",
          },
        },
        {
          id: "step",
          start: "5/5/1OOO1/5/2Ee2 E * 2",
          title: { fr: "Avancer", en: "Move" },
          text: {
            fr: "Un animal avance d'une case, jamais en diagonale, si la case est vide. Peu importe où il regarde : il peut même reculer ! Et en arrivant, il se tourne comme il veut.",
            en: "An animal moves one square, never diagonally, if the square is empty. It does not matter where it looks: it may even walk backwards! And when it arrives, it may look any way.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Cet éléphant regarde à droite. Faites-le quand même monter en c2.",
              en: "This elephant looks right. Make it go up to c2 all the same.",
            },
            goal: { holds: ["c2E"] },
            intended: "c1c2n",
            missed: {
              fr: "Touchez l'éléphant, puis la case juste au-dessus de lui : c2.",
              en: "Touch the elephant, then the square just above it: c2.",
            },
          },
          done: {
            fr: "Parfait : une case, et il s'est tourné comme vous le vouliez.",
            en: "Perfect: one square, and it looks the way you wanted.",
          },
        },
        {
          id: "turn",
          start: "5/5/1OOO1/2Ee2/5 E * 4",
          title: { fr: "Se tourner", en: "Turn" },
          text: {
            fr: "Un animal peut aussi se tourner sans changer de case. Cela prend tout votre tour.",
            en: "An animal may also turn without leaving its square. That takes your whole turn.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Tournez l'éléphant vers le rocher qui est juste au-dessus.",
              en: "Turn the elephant towards the rock just above it.",
            },
            goal: { rule: "turn", holds: ["c2En"] },
            intended: "c2n",
            missed: {
              fr: "Ici, l'éléphant reste sur sa case. Touchez-le, puis la flèche du haut.",
              en: "Here the elephant stays on its square. Touch it, then the arrow that points up.",
            },
            nearly: [
              {
                when: { rule: "turn" },
                say: {
                  fr: "Il a bien tourné, mais il ne regarde pas le rocher.",
                  en: "It did turn, but it does not look at the rock.",
                },
              },
            ],
          },
          done: {
            fr: "Bien visé ! Dans les explications, le haut s'appelle le nord, le bas le sud, la droite l'est et la gauche l'ouest.",
            en: "Well aimed! In the explanations up is called north, down south, right east and left west.",
          },
        },
        {
          id: "leave",
          start: "5/5/1OOO1/En4/5 E * 6",
          title: { fr: "Sortir", en: "Leave" },
          text: {
            fr: "Un animal qui est au bord peut sortir. Il retourne dans votre réserve et pourra revenir ailleurs. Aucun animal n'est jamais perdu.",
            en: "An animal on the border may leave. It goes back to your reserve and can come in somewhere else later. No animal is ever lost.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Faites sortir l'éléphant : touchez-le, puis votre réserve, en bas.",
              en: "Let the elephant leave: touch it, then your reserve, at the bottom.",
            },
            goal: { rule: "leave" },
            intended: "a2x",
            missed: {
              fr: "L'éléphant doit quitter le plateau. Touchez-le, puis votre réserve.",
              en: "The elephant should leave the board. Touch it, then your reserve.",
            },
          },
          done: {
            fr: "Le voilà au repos. Quand vos cinq animaux sont sur le plateau, aucun ne peut entrer : il faut d'abord qu'un d'eux revienne.",
            en: "It can rest now. While all five of your animals are on the board, none can enter: one has to come back first.",
          },
        },
      ],
    },
    {
      title: { fr: "Pousser", en: "Push" },
      steps: [
        {
          id: "ahead",
          figures: ["3a", "3b"],
          start: "5/2O2/1ReEnO1/2Rn2/O4 E * 8",
          bare: true,
          title: { fr: "Droit devant", en: "Straight ahead" },
          text: {
            fr: "Et voici le plus amusant : pousser ! Un animal pousse seulement droit devant lui. Jamais de côté, jamais en arrière.",
            en: "Now for the best part: pushing! An animal pushes only straight ahead. Never sideways, never backwards.",
          },
          task: {
            kind: "point",
            ask: {
              fr: "Quelle pièce l'éléphant peut-il pousser ? Touchez-la.",
              en: "Which piece can the elephant push? Touch it.",
            },
            where: { move: "c3*n", rule: "push" },
            missed: {
              fr: "Non. Regardez bien vers où l'éléphant est tourné.",
              en: "No. Look closely which way the elephant faces.",
            },
          },
          done: {
            fr: "Oui : le rocher du haut, et rien d'autre.",
            en: "Yes: the rock above it, and nothing else.",
          },
        },
        {
          id: "one-rock",
          figures: ["4a"],
          start: "5/5/1OOO1/2Rn2/5 R * 5",
          title: { fr: "Un rocher", en: "One rock" },
          text: {
            fr: "Un animal tout seul peut pousser un rocher. Tout avance d'une case, et personne ne se tourne.",
            en: "One animal alone can push one rock. Everything moves one square, and nobody turns.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Vous jouez les rhinocéros. Poussez le rocher !",
              en: "You play the rhinos. Push the rock!",
            },
            goal: { rule: "push" },
            intended: "c2c3n",
            missed: {
              fr: "Touchez le rhinocéros, puis le rocher devant lui, deux fois.",
              en: "Touch the rhino, then the rock in front of it, twice.",
            },
          },
          done: {
            fr: "Et hop ! Le rocher avance, et le rhinocéros prend sa place.",
            en: "There it goes! The rock moves, and the rhino takes its place.",
          },
        },
        {
          id: "two-rocks",
          figures: ["4b"],
          start: "5/2O2/O1O2/2Rn2/2Rn2 R * 7",
          bare: true,
          title: { fr: "Deux rochers", en: "Two rocks" },
          text: {
            fr: "Pour deux rochers à la file, il faut deux animaux tournés dans le même sens. On compte celui qui pousse et ceux qui sont devant lui.",
            en: "For two rocks in a row you need two animals that face the same way. Count the one that pushes and those in front of it.",
          },
          task: {
            kind: "choose",
            ask: { fr: "Quel rhinocéros peut pousser ?", en: "Which rhino can push?" },
            answers: [
              {
                text: { fr: "Celui de devant, en c2", en: "The front one, on c2" },
                says: { move: "c2c3n", legal: true },
                why: {
                  fr: "Lui, il a deux rochers devant lui et personne pour l'aider. Ceux de derrière ne comptent pas.",
                  en: "It has two rocks in front and nobody to help. Those behind it do not count.",
                },
              },
              {
                text: { fr: "Celui de derrière, en c1", en: "The one behind, on c1" },
                says: { move: "c1c2n", legal: true },
              },
            ],
          },
          done: {
            fr: "Oui : il pousse, et celui de devant l'aide. Deux animaux, deux rochers : ça bouge !",
            en: "Yes: it pushes, and the front one helps. Two animals, two rocks: off they go!",
          },
        },
        {
          id: "three-rocks",
          figures: ["4c"],
          start: "2O2/2O2/2O2/2Rn2/2Rn2 R * 9",
          title: { fr: "Trois rochers", en: "Three rocks" },
          text: {
            fr: "Une case du bord est prise ? Vous pouvez quand même y entrer, en poussant tout droit depuis le bord.",
            en: "A border square is taken? You can enter there all the same, by pushing straight in from the edge.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Faites entrer un rhinocéros en c1 : touchez votre réserve, en haut, puis c1, deux fois.",
              en: "Let a rhino enter on c1: touch your reserve, at the top, then c1, twice.",
            },
            goal: { rule: "enter.push" },
            intended: "@c1n",
            missed: {
              fr: "Prenez un nouveau rhinocéros dans votre réserve, et entrez derrière les deux autres.",
              en: "Take a new rhino from your reserve, and enter behind the other two.",
            },
          },
          done: {
            fr: "Trois animaux pour trois rochers : ça passe, et celui du haut tombe. Les rhinocéros gagnent !",
            en: "Three animals for three rocks: it works, and the top one falls off. The rhinos win!",
          },
        },
      ],
    },
    {
      title: { fr: "La force", en: "Strength" },
      steps: [
        {
          id: "face-to-face",
          figures: ["5a"],
          start: "O4/O1Es2/O1Rn2/5/5 E * 8",
          bare: true,
          title: { fr: "Face à face", en: "Face to face" },
          text: {
            fr: "Tous les animaux ont la même force. Celui qui vous fait face vous résiste.",
            en: "All animals are equally strong. One that faces you resists.",
          },
          task: {
            kind: "choose",
            ask: {
              fr: "L'éléphant peut-il pousser ce rhinocéros ?",
              en: "Can the elephant push this rhino?",
            },
            answers: [
              {
                ...yes("c4c3s"),
                why: {
                  fr: "Un contre un : ils sont aussi forts l'un que l'autre, et rien ne bouge.",
                  en: "One against one: both are equally strong, and nothing moves.",
                },
              },
              no("c4c3s"),
            ],
          },
          done: {
            fr: "Exact : un contre un, personne ne bouge.",
            en: "Right: one against one, nobody moves.",
          },
        },
        {
          id: "two-against-one",
          figures: ["5b"],
          start: "O1Es2/O1Es2/O1Rn2/5/5 E * 8",
          title: { fr: "Deux contre un", en: "Two against one" },
          text: {
            fr: "Un deuxième éléphant arrive derrière. À deux contre un, ça passe.",
            en: "A second elephant comes up behind. Two against one is enough.",
          },
          task: {
            kind: "play",
            ask: { fr: "Repoussez le rhinocéros !", en: "Push the rhino back!" },
            goal: { holds: ["c2Rn"] },
            intended: "c5c4s",
            missed: {
              fr: "C'est l'éléphant de derrière, en c5, qui doit pousser : il pousse aussi son ami.",
              en: "The elephant behind, on c5, has to push: it pushes its friend along.",
            },
          },
          done: {
            fr: "Deux poussent, un seul résiste : la ligne entière avance.",
            en: "Two push, only one resists: the whole line moves.",
          },
        },
        {
          id: "own-animal",
          figures: ["5c"],
          start: "O1Es2/O1Es2/O1Rn2/2En2/5 E * 10",
          bare: true,
          title: { fr: "Un ami qui gêne", en: "A friend in the way" },
          text: {
            fr: "Peu importe à qui est un animal : c'est le côté où il regarde qui compte.",
            en: "It does not matter whose animal it is: what counts is the way it faces.",
          },
          task: {
            kind: "choose",
            ask: {
              fr: "L'éléphant du haut peut-il pousser maintenant ?",
              en: "Can the top elephant push now?",
            },
            answers: [
              {
                ...yes("c5c4s"),
                why: {
                  fr: "Comptez encore : deux poussent vers le bas, et deux résistent vers le haut.",
                  en: "Count again: two push down, and two resist upwards.",
                },
              },
              no("c5c4s"),
            ],
          },
          done: {
            fr: "Bien vu : votre propre éléphant, en bas, vous résiste. Deux contre deux, rien ne bouge.",
            en: "Well spotted: your own elephant at the bottom resists you. Two against two, nothing moves.",
          },
        },
        {
          id: "sideways",
          figures: ["6a"],
          start: "O4/O4/O4/2Es2/2Re2 E * 8",
          title: { fr: "De travers", en: "Sideways" },
          text: {
            fr: "Un animal de travers ne pousse pas et ne résiste pas. Et le dernier de la ligne peut tomber du plateau.",
            en: "An animal that stands sideways neither pushes nor resists. And the last of the line can fall off the board.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Poussez le rhinocéros hors du plateau.",
              en: "Push the rhino off the board.",
            },
            goal: { holds: ["c1Es"] },
            intended: "c2c1s",
            missed: {
              fr: "Touchez l'éléphant, puis le rhinocéros devant lui, deux fois.",
              en: "Touch the elephant, then the rhino in front of it, twice.",
            },
          },
          done: {
            fr: "Il tombe et retourne dans sa réserve. Il pourra revenir !",
            en: "It falls off and goes back to its reserve. It may come back!",
          },
        },
        {
          id: "long-line",
          figures: ["6b"],
          start: "O4/O1Es2/O1Re2/2Ew2/2Rs2 E * 10",
          bare: true,
          title: { fr: "Toute une file", en: "A whole line" },
          text: {
            fr: "Ici, l'éléphant du haut pousse vers le bas. Toute la file avance d'une case.",
            en: "Here the top elephant pushes down. The whole line moves one square.",
          },
          task: {
            kind: "choose",
            ask: { fr: "Qui tombe du plateau ?", en: "Who falls off the board?" },
            answers: [
              {
                text: { fr: "Personne", en: "Nobody" },
                says: { move: "c4c3s", legal: false },
                why: {
                  fr: "Si, la file bouge ! Les deux de travers ne résistent pas, et celui du bas aide.",
                  en: "But the line does move! The two sideways ones do not resist, and the bottom one helps.",
                },
              },
              {
                text: { fr: "L'éléphant en c2", en: "The elephant on c2" },
                says: { move: "c4c3s", falls: "c2" },
                why: {
                  fr: "Il n'est pas au bord : il avance seulement en c1.",
                  en: "It is not on the border: it only moves on to c1.",
                },
              },
              {
                text: { fr: "Le rhinocéros en c1", en: "The rhino on c1" },
                says: { move: "c4c3s", falls: "c1" },
              },
            ],
          },
          done: {
            fr: "Oui : le dernier tombe, et lui seul.",
            en: "Yes: the last one falls off, and only that one.",
          },
        },
        {
          id: "enter-pushing",
          figures: ["7a", "7b"],
          start: "O1Rs2/O1En2/O1Re2/5/5 E * 8",
          title: { fr: "Entrer en force", en: "Push your way in" },
          text: {
            fr: "Quand vous entrez en poussant, votre animal regarde vers l'intérieur. Même un animal adverse vous aide, s'il regarde dans le même sens.",
            en: "When you enter by pushing, your animal faces inwards. Even an enemy helps you if it faces the same way.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Faites entrer un éléphant en c5, en poussant. Touchez c5 deux fois.",
              en: "Let an elephant enter on c5 by pushing. Touch c5 twice.",
            },
            goal: { holds: ["c5Es", "c4Rs"] },
            intended: "@c5s",
            missed: {
              fr: "C'est en c5, en haut au milieu, qu'il faut entrer.",
              en: "Enter on c5, at the top in the middle.",
            },
          },
          done: {
            fr: "L'éléphant et le rhinocéros poussent ensemble, un seul résiste : tout descend d'une case. Dans un coin, on peut entrer ainsi par deux côtés.",
            en: "The elephant and the rhino push together, only one resists: all go down one square. In a corner you can push your way in from two sides.",
          },
        },
      ],
    },
    {
      title: { fr: "Bien compter", en: "Count well" },
      steps: [
        {
          id: "count",
          figures: ["8a"],
          start: "O1Es2/O1Rs2/2Rw2/2O2/2En2 E * 10",
          bare: true,
          title: { fr: "La règle entière", en: "The whole rule" },
          text: {
            fr: "Comptez toute la ligne : ceux qui poussent, moins ceux qui résistent. Il doit en rester au moins un, et au moins un par rocher.",
            en: "Count the whole line: those that push, minus those that resist. At least one must be left, and at least one for each rock.",
          },
          task: {
            kind: "choose",
            ask: { fr: "L'éléphant du haut peut-il pousser ?", en: "Can the top elephant push?" },
            answers: [
              yes("c5c4s"),
              {
                ...no("c5c4s"),
                why: {
                  fr: "Comptez encore : deux poussent, un résiste, il en reste un. Et il n'y a qu'un rocher.",
                  en: "Count again: two push, one resists, one is left. And there is only one rock.",
                },
              },
            ],
          },
          done: {
            fr: "Oui : 2 moins 1, il en reste 1, pour 1 rocher. L'éléphant du bas tombe et rentre dans sa réserve.",
            en: "Yes: 2 minus 1 leaves 1, for 1 rock. The bottom elephant falls off and goes back to its reserve.",
          },
        },
        {
          id: "resisting",
          figures: ["8b"],
          start: "O4/5/ReOEnOEw/5/5 R * 11",
          bare: true,
          title: { fr: "Qui résiste ?", en: "Who resists?" },
          text: {
            fr: "Un rhinocéros voudrait entrer par la droite, en e3, en poussant toute la ligne vers la gauche.",
            en: "A rhino would like to enter from the right, on e3, and push the whole line to the left.",
          },
          task: {
            kind: "point",
            ask: { fr: "Touchez l'animal qui lui résiste.", en: "Touch the animal that resists it." },
            where: { move: "@e3w", role: "resists" },
            missed: {
              fr: "Pas celui-là. Cherchez l'animal qui regarde vers la droite.",
              en: "Not that one. Look for the animal that faces right.",
            },
          },
          done: {
            fr: "C'est lui. Deux poussent, un résiste : il en reste un, et il y a deux rochers. C'est trop peu, la poussée est impossible.",
            en: "That is the one. Two push, one resists: one is left, and there are two rocks. Too few, so it cannot push.",
          },
        },
        {
          id: "too-heavy",
          figures: ["8c"],
          start: "O4/5/ReOEeOEw/5/5 R * 11",
          bare: true,
          title: { fr: "Trop lourd ?", en: "Too heavy?" },
          text: {
            fr: "Encore une ligne à compter. Le rhinocéros de gauche regarde vers la droite.",
            en: "One more line to count. The rhino on the left faces right.",
          },
          task: {
            kind: "choose",
            ask: { fr: "Peut-il pousser toute la ligne ?", en: "Can it push the whole line?" },
            answers: [
              {
                ...yes("a3b3e"),
                why: {
                  fr: "Comptez : deux poussent, un résiste, il en reste un. Mais il y a deux rochers.",
                  en: "Count: two push, one resists, one is left. But there are two rocks.",
                },
              },
              no("a3b3e"),
            ],
          },
          done: {
            fr: "Exact : il n'en reste qu'un pour deux rochers.",
            en: "Right: only one is left for two rocks.",
          },
        },
      ],
    },
    {
      title: { fr: "Gagner", en: "Winning" },
      steps: [
        {
          id: "rock-off",
          figures: ["9a"],
          start: "5/5/O3O/2Es2/2O2 E * 8",
          title: { fr: "Un rocher tombe", en: "A rock falls" },
          text: {
            fr: "Dès qu'un rocher tombe du plateau, la partie est finie.",
            en: "As soon as a rock falls off the board, the game is over.",
          },
          task: {
            kind: "play",
            ask: { fr: "Gagnez la partie !", en: "Win the game!" },
            goal: { result: 0 },
            intended: "c2c1s",
            missed: {
              fr: "Il y a mieux : un rocher est déjà au bord du plateau.",
              en: "There is something better: one rock is already on the border.",
            },
          },
          done: {
            fr: "Boum ! Le rocher tombe, les éléphants gagnent.",
            en: "Boom! The rock falls off, the elephants win.",
          },
        },
        {
          id: "nearest",
          figures: ["9b"],
          start: "5/5/O1Es1O/2Rs2/2O2 E * 8",
          bare: true,
          title: { fr: "Le plus près gagne", en: "The nearest wins" },
          text: {
            fr: "Attention ! Parmi les animaux qui poussent, c'est le plus proche du rocher qui gagne. Ce n'est pas toujours celui qui a commencé la poussée.",
            en: "Careful! Among the animals that push, the one nearest to the rock wins. It is not always the one that started the push.",
          },
          task: {
            kind: "choose",
            ask: { fr: "L'éléphant pousse. Qui gagne ?", en: "The elephant pushes. Who wins?" },
            answers: [
              {
                text: { fr: "Les éléphants", en: "The elephants" },
                says: { move: "c3c2s", result: 0 },
                why: {
                  fr: "Le rhinocéros pousse aussi, dans le même sens, et il est plus près du rocher.",
                  en: "The rhino pushes too, the same way, and it is nearer to the rock.",
                },
              },
              {
                text: { fr: "Les rhinocéros", en: "The rhinos" },
                says: { move: "c3c2s", result: 1 },
              },
            ],
          },
          done: {
            fr: "Eh oui : l'éléphant a poussé pour son adversaire !",
            en: "Yes indeed: the elephant pushed for the other side!",
          },
        },
        {
          id: "sideways-rock",
          figures: ["9c"],
          start: "5/5/O1Es1O/2Rw2/2O2 E * 8",
          bare: true,
          title: { fr: "Et de travers ?", en: "And sideways?" },
          text: {
            fr: "Presque la même position. Mais cette fois, le rhinocéros est de travers.",
            en: "Almost the same position. But this time the rhino stands sideways.",
          },
          task: {
            kind: "choose",
            ask: { fr: "L'éléphant pousse. Qui gagne ?", en: "The elephant pushes. Who wins?" },
            answers: [
              {
                text: { fr: "Les éléphants", en: "The elephants" },
                says: { move: "c3c2s", result: 0 },
              },
              {
                text: { fr: "Les rhinocéros", en: "The rhinos" },
                says: { move: "c3c2s", result: 1 },
                why: {
                  fr: "Le rhinocéros est bien plus près, mais il est de travers : il ne pousse pas.",
                  en: "The rhino is nearer, but it stands sideways: it does not push.",
                },
              },
            ],
          },
          done: {
            fr: "Oui : de travers, le rhinocéros ne pousse pas. Seul l'éléphant compte.",
            en: "Yes: sideways, the rhino does not push. Only the elephant counts.",
          },
        },
      ],
    },
    {
      title: { fr: "Pour finir", en: "Last things" },
      steps: [
        {
          id: "crosses",
          figures: ["10"],
          rules: "2015",
          start: "5/5/1OOO1/5/5 E * 0",
          title: { fr: "Les croix", en: "The crosses" },
          text: {
            fr: "Certains jouent avec deux croix : au milieu du bord du haut et du bord du bas. À vos deux premiers tours, l'animal que vous jouez n'a pas le droit d'aller dessus.",
            en: "Some people play with two crosses: in the middle of the top and the bottom border. In your first two turns, the animal you play may not go there.",
          },
          task: {
            kind: "point",
            ask: { fr: "Touchez les deux cases à croix.", en: "Touch the two crossed squares." },
            where: { move: "@*n", rule: "opening.crossed-square" },
            missed: {
              fr: "Pas là. Les croix sont dans la colonne c, tout en haut et tout en bas.",
              en: "Not there. The crosses are in column c, at the very top and the very bottom.",
            },
          },
          done: {
            fr: "C'est ça. Mettez-vous d'accord avant de commencer. Vous pouvez aussi décider que chacun ne sortira qu'une seule fois.",
            en: "That's it. Agree on it before you begin. You may also agree that each player leaves the board only once.",
          },
        },
        {
          id: "draw",
          start: "4Rw/O4/O4/O4/Ee4 E * 20",
          moves: ["a1n", "e5s", "a1e", "e5w", "a1n", "e5s", "a1e"],
          title: { fr: "Partie nulle", en: "A draw" },
          text: {
            fr: "Ces deux-là tournent en rond. Quand la même position revient pour la troisième fois, la partie est nulle : personne ne gagne.",
            en: "These two go round in circles. When the same position comes up for the third time, the game is a draw: nobody wins.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Tournez encore le rhinocéros vers la gauche, et regardez.",
              en: "Turn the rhino left once more, and see.",
            },
            goal: { result: "draw" },
            intended: "e5w",
            missed: {
              fr: "Cela donne une nouvelle position, et la partie continue. Tournez-le vers la gauche.",
              en: "That makes a new position, and the game goes on. Turn it to the left.",
            },
          },
          done: {
            fr: "Troisième fois : partie nulle. Personne n'a gagné.",
            en: "The third time: a draw. Nobody has won.",
          },
        },
        {
          id: "exam",
          start: "5/5/2Es1Es/Es1Rs1Rw/O1O1O E * 12",
          title: { fr: "À vous de jouer", en: "Your move" },
          text: {
            fr: "Trois rochers au bord, trois poussées possibles. Mais l'une d'elles fait gagner les rhinocéros !",
            en: "Three rocks on the border, three pushes to choose from. But one of them makes the rhinos win!",
          },
          task: {
            kind: "play",
            ask: { fr: "Faites gagner les éléphants.", en: "Make the elephants win." },
            goal: { result: 0 },
            intended: "e3e2s",
            missed: {
              fr: "Rien ne tombe. Cherchez une poussée qui fait tomber un rocher.",
              en: "Nothing falls off. Look for a push that drops a rock.",
            },
            nearly: [
              {
                when: { result: 1 },
                say: {
                  fr: "Aïe ! Le rhinocéros pousse aussi, et il est plus près du rocher : il gagne.",
                  en: "Ouch! The rhino pushes too, and it is nearer to the rock: it wins.",
                },
              },
            ],
          },
          done: {
            fr: "Gagné ! Vous connaissez maintenant les règles de Siam.",
            en: "You win! Now you know the rules of Siam.",
          },
        },
      ],
    },
  ],
};
