// Sam Liam, step by step: every section of its rule sheet, in the order a child needs them. Where only a
// complete figure is to win, the steps are played without announcements.
import type { Lesson } from "../lesson";
import { announcements } from "./announcements";

export const lesson: Lesson = {
  game: "samliam",
  announcements,
  chapters: [
    {
      title: { fr: "Les triangles", en: "The triangles" },
      steps: [
        {
          id: "place",
          start: "9/9/9/9/9/9/9/9/9 R - 0",
          title: { fr: "Poser un triangle", en: "Place a triangle" },
          text: {
            fr: "Chacun a 40 triangles et en pose un par tour. Un triangle remplit la moitié d'une case. Il montre un coin : celui de son angle bien carré.",
            en: "Each player has 40 triangles and places one a turn. A triangle fills half a cell. It points to one corner: the one where it has its square angle.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Vous êtes Rouge et vous commencez. Touchez la case du milieu, e5, puis le coin en haut à gauche.",
              en: "You are Red and begin. Touch the middle cell, e5, then the corner at the top left.",
            },
            goal: { holds: ["e5Rnw"] },
            intended: "e5nw",
            missed: {
              fr: "La case du milieu s'appelle e5 : colonne e, ligne 5.",
              en: "The middle cell is called e5: column e, row 5.",
            },
            nearly: [
              {
                when: { holds: ["e5R"] },
                say: {
                  fr: "La case est bonne ! Mais le triangle doit montrer le coin en haut à gauche.",
                  en: "That is the cell! But the triangle should point to the top left corner.",
                },
              },
            ],
          },
          done: {
            fr: "Joli ! Dans les explications, ce coin s'appelle le nord-ouest : le nord est en haut, le sud en bas, l'est à droite, l'ouest à gauche.",
            en: "Nice! In the explanations this corner is called north-west: north is up, south down, east right, west left.",
          },
        },
        {
          id: "second",
          start: "9/9/9/9/4Gnw4/9/9/9/9 R - 2",
          title: { fr: "À deux dans une case", en: "Two in one cell" },
          text: {
            fr: "Une case a de la place pour deux triangles. Le deuxième montre toujours le coin d'en face. Les couleurs peuvent être différentes.",
            en: "A cell has room for two triangles. The second one always points to the opposite corner. Their colours may differ.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Posez votre triangle rouge à côté du triangle vert, en e5.",
              en: "Place your red triangle beside the green one, on e5.",
            },
            goal: { holds: ["e5Rse"] },
            intended: "e5se",
            missed: {
              fr: "Visez la case e5, où il y a déjà un triangle vert.",
              en: "Aim at cell e5, where there is a green triangle already.",
            },
          },
          done: {
            fr: "Parfait : le vert montre le haut à gauche, le vôtre le bas à droite.",
            en: "Perfect: the green one points to the top left, yours to the bottom right.",
          },
        },
        {
          id: "small-square",
          start: "9/9/2Gse6/9/4Rnw4/9/9/9/9 R - 2",
          title: { fr: "Le petit carré", en: "The small square" },
          text: {
            fr: "Deux triangles de la même couleur dans une case font un petit carré. Il est très fort : il montre les quatre coins à la fois !",
            en: "Two triangles of one colour in a cell make a small square. It is very strong: it points to all four corners at once!",
          },
          task: {
            kind: "play",
            ask: { fr: "Faites un petit carré rouge.", en: "Make a red small square." },
            goal: { holds: ["e5Rnw", "e5Rse"] },
            intended: "e5se",
            missed: {
              fr: "Posez votre triangle dans la case où vous en avez déjà un.",
              en: "Place your triangle in the cell where you have one already.",
            },
          },
          done: {
            fr: "Voilà un petit carré. Vous allez vite voir à quoi il sert.",
            en: "There is your small square. You will soon see what it is good for.",
          },
        },
        {
          id: "full",
          start: "9/9/6Gse2/3(RnwRse)5/4Rnw4/5(RneGsw)3/2(GnwGse)6/9/9 R - 8",
          title: { fr: "C'est plein !", en: "Full up!" },
          text: {
            fr: "Avec deux triangles, une case est pleine. On ne peut plus rien y poser.",
            en: "With two triangles a cell is full. Nothing more can be placed there.",
          },
          task: {
            kind: "point",
            ask: { fr: "Touchez toutes les cases pleines.", en: "Touch all the cells that are full." },
            where: { move: "*nw", rule: "place.cell-full" },
            missed: {
              fr: "Dans cette case, il y a encore de la place.",
              en: "There is still room in that cell.",
            },
          },
          done: {
            fr: "Oui, ces trois-là. Partout ailleurs, il reste de la place.",
            en: "Yes, those three. Everywhere else there is room.",
          },
        },
      ],
    },
    {
      title: { fr: "Le carré qui gagne", en: "The winning square" },
      steps: [
        {
          id: "outward",
          rules: "announce=off",
          start: "9/4Gnw4/2Rnw2Rne3/9/6Gse2/2Rsw6/9/3Gne5/9 R - 6",
          aids: true,
          title: { fr: "Vers l'extérieur", en: "Outwards" },
          text: {
            fr: "Pour gagner, formez un carré avec quatre triangles de votre couleur, un à chaque coin. Ici, les quatre montrent l'extérieur du carré.",
            en: "To win, form a square with four triangles of your colour, one at each corner. Here all four point out of the square.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Trois coins sont là. Posez le quatrième, et gagnez !",
              en: "Three corners are there. Place the fourth, and win!",
            },
            goal: { result: 0 },
            intended: "f4se",
            missed: {
              fr: "Le coin qui manque est en f4, et le triangle doit montrer le bas à droite.",
              en: "The missing corner is f4, and the triangle has to point to the bottom right.",
            },
            nearly: [
              {
                when: { holds: ["f4R"] },
                say: {
                  fr: "Bonne case ! Mais ce triangle ne montre pas l'extérieur du carré. Il faut le bas à droite.",
                  en: "That is the cell! But this triangle does not point out of the square. It has to be the bottom right.",
                },
              },
            ],
          },
          done: {
            fr: "Gagné ! Les quatre coins montrent l'extérieur.",
            en: "You win! All four corners point outwards.",
          },
        },
        {
          id: "inward",
          rules: "announce=off",
          start: "9/1Rse5Rsw1/9/5Gne3/3Gnw5/4(RnwGse)4/6Gsw2/1Rne7/9 R - 8",
          title: { fr: "Vers l'intérieur", en: "Inwards" },
          text: {
            fr: "Les quatre peuvent aussi montrer l'intérieur. Le carré peut être petit ou très grand, et ce qu'il y a entre les coins ne compte pas.",
            en: "All four may also point inwards. The square may be small or very large, and what lies between the corners does not matter.",
          },
          task: {
            kind: "play",
            ask: { fr: "Terminez le grand carré rouge.", en: "Finish the big red square." },
            goal: { result: 0 },
            intended: "h2nw",
            missed: {
              fr: "Les trois coins sont en b8, h8 et b2. Où est le quatrième ?",
              en: "The three corners are b8, h8 and b2. Where is the fourth?",
            },
            nearly: [
              {
                when: { holds: ["h2R"] },
                say: {
                  fr: "Bonne case ! Mais le triangle doit montrer l'intérieur du carré : le haut à gauche.",
                  en: "That is the cell! But the triangle has to point into the square: to the top left.",
                },
              },
            ],
          },
          done: {
            fr: "Gagné ! Tous vers l'intérieur, ou tous vers l'extérieur : jamais mélangés.",
            en: "You win! All inwards, or all outwards: never mixed.",
          },
        },
        {
          id: "joker",
          rules: "announce=off",
          start: "9/6Gnw2/2Rnw2Rne3/3Gne5/1Gsw7/2Rsw2Rne3/9/4Gse4/9 R - 8",
          title: { fr: "Le joker", en: "The joker" },
          text: {
            fr: "En f4, votre triangle montre le mauvais coin. Pas grave : un petit carré montre tous les coins, donc il va partout.",
            en: "On f4 your triangle points to the wrong corner. Never mind: a small square points to every corner, so it fits anywhere.",
          },
          task: {
            kind: "play",
            ask: { fr: "Gagnez avec un petit carré.", en: "Win with a small square." },
            goal: { result: 0 },
            intended: "f4sw",
            missed: {
              fr: "Posez un deuxième triangle rouge en f4.",
              en: "Place a second red triangle on f4.",
            },
          },
          done: {
            fr: "Gagné ! Le petit carré fait un coin parfait.",
            en: "You win! The small square makes a perfect corner.",
          },
        },
        {
          id: "which-wins",
          rules: "announce=off",
          start: "Gne5Gne1Gse/1Rnw1Rne5/5Rnw1Rne1/1Rsw2Gse3Gsw/5Rne3/Gse1Rnw3Rne2/4Gnw4/2Rsw6/Gnw7Gsw R - 18",
          title: { fr: "Le bon carré", en: "The right square" },
          text: {
            fr: "Un vrai carré n'est pas penché, et ses quatre côtés sont égaux. Ses quatre triangles montrent tous l'extérieur, ou tous l'intérieur.",
            en: "A real square is not tilted, and its four sides are equal. Its four triangles all point outwards, or all point inwards.",
          },
          task: {
            kind: "choose",
            ask: {
              fr: "Rouge pose un triangle vers le bas à droite. Où gagne-t-il ?",
              en: "Red places a triangle pointing to the bottom right. Where does it win?",
            },
            answers: [
              {
                text: { fr: "En g2", en: "On g2" },
                says: { move: "g2se", result: 0 },
                why: {
                  fr: "Regardez c4, g4 et c2 : c'est plus large que haut. Ce n'est pas un carré.",
                  en: "Look at c4, g4 and c2: that is wider than it is high. It is not a square.",
                },
              },
              {
                text: { fr: "En h5", en: "On h5" },
                says: { move: "h5se", result: 0 },
                why: {
                  fr: "En f5, le triangle rouge ne montre pas l'extérieur du carré.",
                  en: "On f5 the red triangle does not point out of the square.",
                },
              },
              {
                text: { fr: "En d6", en: "On d6" },
                says: { move: "d6se", result: 0 },
              },
            ],
          },
          done: {
            fr: "Oui : b8, d8, b6 et d6 font un carré, tous vers l'extérieur.",
            en: "Yes: b8, d8, b6 and d6 make a square, all pointing outwards.",
          },
        },
      ],
    },
    {
      title: { fr: "Menacer et bloquer", en: "Threaten and block" },
      steps: [
        {
          id: "missing",
          start: "9/9/6Rsw2/9/4Gne4/9/2Rne3Rnw2/3Gse5/9 G - 5",
          title: { fr: "Il en manque un", en: "One is missing" },
          text: {
            fr: "Trois coins sur quatre, et le dernier peut encore être posé : la figure est ouverte. Au prochain tour, Rouge peut gagner !",
            en: "Three corners of four, and the last can still be placed: the figure is open. Next turn Red can win!",
          },
          task: {
            kind: "point",
            ask: {
              fr: "Touchez la case qui manque à Rouge.",
              en: "Touch the cell that Red is missing.",
            },
            where: { missing: 0 },
            missed: {
              fr: "Pas là. Le carré a déjà ses coins en c3, g3 et g7.",
              en: "Not there. The square already has its corners on c3, g3 and g7.",
            },
          },
          done: {
            fr: "Oui, c7. Rouge doit prévenir en annonçant SAM.",
            en: "Yes, c7. Red has to warn by announcing SAM.",
          },
        },
        {
          id: "block",
          start: "9/4Gnw4/2Rnw2Rne3/9/6Gse2/2Rsw6/9/9/9 G - 5",
          title: { fr: "Bloquer", en: "Block" },
          text: {
            fr: "Pour bloquer, posez un triangle dans la case qui manque. Attention : ne laissez pas libre le coin dont Rouge a besoin !",
            en: "To block, place a triangle in the missing cell. Careful: do not leave free the corner that Red needs!",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Vous êtes Vert. Empêchez Rouge de gagner.",
              en: "You are Green. Stop Red from winning.",
            },
            goal: { missing: { seat: 0, cells: 0 } },
            intended: "f4ne",
            missed: {
              fr: "Rouge gagnerait tout de suite, en f4.",
              en: "Red would win at once, on f4.",
            },
            nearly: [
              {
                when: { holds: ["f4G"] },
                say: {
                  fr: "Bonne case ! Mais en face de votre triangle, le coin de Rouge reste libre : il y glisse le sien et gagne.",
                  en: "That is the cell! But opposite your triangle Red's corner stays free: Red slips one in and wins.",
                },
              },
            ],
          },
          done: {
            fr: "Bien bloqué ! À deux joueurs, rien ne vous y oblige. Mais sans cela, Rouge gagnait.",
            en: "Well blocked! With two players nothing forces you to. But otherwise Red would have won.",
          },
        },
      ],
    },
    {
      title: { fr: "Annoncer", en: "Announce" },
      steps: [
        {
          id: "sam",
          rules: "announce=strict",
          start: "9/9/3Rnw2Rne2/9/9/6Gnw2/9/5Gne3/9 R - 4",
          title: { fr: "SAM", en: "SAM" },
          text: {
            fr: "Après votre coup, vous annoncez ce que vous préparez. SAM : il me manque un seul triangle pour gagner. La case peut déjà en contenir un, si le bon coin est libre.",
            en: "After your move you announce what you are up to. SAM: I need only one more triangle to win. The cell may hold one already, if the right corner is free.",
          },
          task: {
            kind: "announce",
            ask: {
              fr: "Rouge vient de jouer en d4. Que doit-il annoncer ?",
              en: "Red has just played on d4. What must Red announce?",
            },
            move: "d4sw",
            missed: {
              fr: "Regardez le carré d7, g7, d4 : il ne manque que g4, et le bon coin y est libre.",
              en: "Look at the square d7, g7, d4: only g4 is missing, and the right corner is free there.",
            },
          },
          done: {
            fr: "SAM ! À Vert de bloquer.",
            en: "SAM! Now Green has to block.",
          },
        },
        {
          id: "song",
          rules: "announce=strict",
          start: "9/6Gsw2/4RneRne3/9/9/2Rsw6/7Gse1/Gnw8/9 R - 6",
          title: { fr: "SONG", en: "SONG" },
          text: {
            fr: "SONG : je n'ai pas encore de SAM, mais un seul triangle de plus ouvrirait deux figures d'un coup, avec deux cases à bloquer.",
            en: "SONG: I have no SAM yet, but one more triangle would open two figures at once, with two cells to block.",
          },
          task: {
            kind: "announce",
            ask: {
              fr: "Rouge vient de jouer en c5. Que doit-il annoncer ?",
              en: "Red has just played on c5. What must Red announce?",
            },
            move: "c5sw",
            missed: {
              fr: "Imaginez un triangle rouge en c7, vers le haut à gauche : il servirait à deux carrés.",
              en: "Imagine a red triangle on c7, pointing to the top left: it would be part of two squares.",
            },
          },
          done: {
            fr: "SONG ! En c7, Rouge menacerait e5 et f4 à la fois.",
            en: "SONG! On c7 Red would threaten e5 and f4 at once.",
          },
        },
        {
          id: "win",
          rules: "announce=strict",
          start: "9/6Gsw2/4RneRne3/7Gne1/2Rsw6/2Rsw6/7Gse1/Gnw8/9 R - 8",
          title: { fr: "WIN", en: "WIN" },
          text: {
            fr: "Deux cases à bloquer, un seul adversaire : il ne peut plus tout arrêter. S'il n'a lui-même aucun SAM, vous annoncez WIN et vous gagnez aussitôt.",
            en: "Two cells to block, only one opponent: not everything can be stopped. If the opponent has no SAM, you announce WIN and win at once.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Jouez en c7, vers le haut à gauche, et annoncez ce qui vous fait gagner.",
              en: "Play on c7, to the top left, and announce what makes you win.",
            },
            goal: { result: 0 },
            intended: "c7nw!win",
            missed: {
              fr: "Jouez en c7, vers le haut à gauche : deux carrés s'ouvrent d'un coup.",
              en: "Play on c7, to the top left: two squares open at once.",
            },
            nearly: [
              {
                when: { holds: ["c7Rnw"] },
                say: {
                  fr: "Bien joué, mais votre annonce ne finit pas la partie. Vous pouvez dire plus !",
                  en: "A good move, but your announcement does not end the game. You can say more!",
                },
              },
            ],
          },
          done: {
            fr: "WIN ! Vert bloque e5 ou f4, jamais les deux. C'est gagné.",
            en: "WIN! Green can block e5 or f4, never both. You win.",
          },
        },
        {
          id: "four-corners",
          start:
            "Gse1Gne3Gnw1Gsw/4Rnw2Rne1/Gsw1Rnw1Rne3Gnw/9/1RnwRsw3Rne2/8Gne/Gnw3Rsw1Rse2/1Rsw2Rse3Gse/3Gse2Gne2 R - 22",
          title: { fr: "Les quatre coins", en: "All four corners" },
          text: {
            fr: "Très rare : Rouge va poser un triangle en h5, vers le bas à droite. Alors quatre carrés attendent la même case vide, e5, et chacun veut un autre coin.",
            en: "Very rare: Red is going to place a triangle on h5, to the bottom right. Then four squares wait for the same empty cell, e5, and each wants another corner.",
          },
          task: {
            kind: "choose",
            ask: {
              fr: "Ensuite, Vert peut-il encore tout bloquer en e5 ?",
              en: "After that, can Green still block them all on e5?",
            },
            answers: [
              {
                text: { fr: "Oui", en: "Yes" },
                says: { move: "h5se", result: null },
                why: {
                  fr: "Quel que soit le triangle de Vert, le coin d'en face reste libre, et Rouge le prend.",
                  en: "Whichever triangle Green places, the opposite corner stays free, and Red takes it.",
                },
              },
              {
                text: { fr: "Non : c'est WIN pour Rouge", en: "No: it is WIN for Red" },
                says: { move: "h5se", result: 0 },
              },
            ],
          },
          done: {
            fr: "Exact. Une seule case, mais un coin reste toujours libre : WIN.",
            en: "Right. Only one cell, but one corner always stays free: WIN.",
          },
        },
        {
          id: "no-win",
          rules: "announce=strict",
          start: "9/Gnw8/4RneRne3/9/2Rsw6/2Rsw6/6Gnw1Gne/9/8Gse R - 8",
          title: { fr: "WIN ou SAM ?", en: "WIN or SAM?" },
          text: {
            fr: "Rouge a joué en c7 et ouvre deux carrés. Mais regardez bien Vert, en bas à droite…",
            en: "Red has played on c7 and opens two squares. But have a close look at Green, at the bottom right …",
          },
          task: {
            kind: "announce",
            ask: { fr: "Que doit annoncer Rouge ?", en: "What must Red announce?" },
            move: "c7nw",
            missed: {
              fr: "Rouge a deux cases pour gagner, mais Vert aussi a un carré ouvert, et c'est à Vert de jouer.",
              en: "Red has two cells to win on, but Green has an open square too, and it is Green's turn.",
            },
          },
          done: {
            fr: "SAM seulement : au lieu de bloquer, Vert va gagner en g1. Rouge aurait dû bloquer !",
            en: "Only SAM: instead of blocking, Green will win on g1. Red should have blocked!",
          },
        },
        {
          id: "barred",
          rules: "announce=strict",
          start: "9/4Gnw4/2Rnw2Rne3/9/6Gse2/2Rsw6/9/3Gne5/9 R Rf4 6",
          aids: true,
          title: { fr: "Annonce oubliée", en: "Forgotten" },
          text: {
            fr: "Rouge a oublié de dire SAM. Tant pis pour lui : au tour suivant, la case qui lui manque lui est interdite. Elle est barrée sur le plateau.",
            en: "Red forgot to say SAM. Too bad: on the next turn the missing cell is barred to Red. It is crossed out on the board.",
          },
          task: {
            kind: "choose",
            ask: {
              fr: "Rouge peut-il finir son carré en f4, maintenant ?",
              en: "Can Red finish the square on f4 now?",
            },
            answers: [
              {
                text: { fr: "Oui", en: "Yes" },
                says: { move: "f4se", legal: true },
                why: {
                  fr: "Il en aurait bien envie ! Mais la case lui est interdite pour ce tour.",
                  en: "Red would love to! But the cell is barred for this turn.",
                },
              },
              { text: { fr: "Non", en: "No" }, says: { move: "f4se", legal: false } },
            ],
          },
          done: {
            fr: "Juste. L'interdiction dure un seul tour. Pour un SONG oublié, c'est pareil. Sur cette page, c'est le programme qui annonce, sauf si vous en décidez autrement.",
            en: "Right. The bar lasts one turn only. A forgotten SONG works the same. On this page the program announces, unless you decide otherwise.",
          },
        },
      ],
    },
    {
      title: { fr: "La main vide", en: "An empty hand" },
      steps: [
        {
          id: "second-phase",
          rules: "triangles=8,announce=off",
          start: "3Rne5/4Gnw2Rse1/2Rnw2Rne3/1Gsw6Gne/Gse3Rnw1Gse2/2Rsw6/4Gsw2Rsw1/1Rne1Gne2Gnw2/9 R - 16",
          title: { fr: "Déplacer", en: "Move one" },
          text: {
            fr: "Tous vos triangles sont posés ? Alors, à chaque tour, vous reprenez un des vôtres et vous le posez ailleurs. (Ici, on joue avec 8 triangles, pour aller plus vite.)",
            en: "All your triangles are placed? Then each turn you take one of your own off the board and place it elsewhere. (Here we play with 8 triangles, to be quicker.)",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Touchez un triangle rouge qui ne sert à rien, puis posez-le là où il gagne.",
              en: "Touch a red triangle you do not need, then place it where it wins.",
            },
            goal: { result: 0 },
            intended: "e5nw-f4se",
            missed: {
              fr: "Gardez c7, f7 et c4 : il ne manque que f4, vers le bas à droite.",
              en: "Keep c7, f7 and c4: only f4 is missing, pointing to the bottom right.",
            },
          },
          done: {
            fr: "Gagné ! La partie ne s'arrête donc pas quand les mains sont vides.",
            en: "You win! So the game does not stop when hands are empty.",
          },
        },
        {
          id: "put-back",
          rules: "triangles=8,announce=off",
          start: "3Rne5/4Gnw2Rse1/2Rnw2Rne3/1Gsw6Gne/Gse3Rnw1Gse2/2Rsw6/4Gsw2Rsw1/1Rne1Gne2Gnw2/9 R - 16",
          title: { fr: "Passer son tour ?", en: "Skip a turn?" },
          text: {
            fr: "La main de Rouge est vide. Mais on ne passe jamais son tour : quelque chose doit changer sur le plateau.",
            en: "Red's hand is empty. But nobody may skip a turn: something has to change on the board.",
          },
          task: {
            kind: "choose",
            ask: { fr: "Que peut faire Rouge ?", en: "What may Red do?" },
            answers: [
              {
                text: {
                  fr: "Remettre e5 pareil",
                  en: "Put e5 back as it was",
                },
                says: { move: "e5nw-e5nw", legal: true },
                why: {
                  fr: "Rien n'aurait changé : ce serait passer son tour.",
                  en: "Nothing would have changed: that would be skipping a turn.",
                },
              },
              {
                text: {
                  fr: "Tourner e5 dans sa case",
                  en: "Turn e5 in its cell",
                },
                says: { move: "e5nw-e5se", legal: true },
              },
              {
                text: { fr: "Déplacer g5, le vert", en: "Move g5, the green one" },
                says: { move: "g5se-f4se", legal: true },
                why: {
                  fr: "Celui-là est à Vert. On ne reprend que ses propres triangles.",
                  en: "That one is Green's. You only take your own triangles.",
                },
              },
            ],
          },
          done: {
            fr: "Oui : la même case, mais un autre coin. Quelque chose a changé, c'est un vrai coup.",
            en: "Yes: the same cell, but another corner. Something has changed, so it is a real move.",
          },
        },
      ],
    },
    {
      title: { fr: "À trois et à quatre", en: "Three and four players" },
      steps: [
        {
          id: "cross",
          rules: "players=3,announce=off",
          start: "9/1GseBsw6/4Rne4/9/4Gnw1Rne2/9/1Bnw2Rne4/3Gsw2Bse2/9 R - 9",
          title: { fr: "La croix, à trois", en: "The cross, with three" },
          text: {
            fr: "À trois, Noir joue aussi, et une croix gagne comme un carré. Quatre triangles à la même distance d'une case, en haut, en bas, à gauche, à droite, et tous montrent le même coin.",
            en: "With three players Black plays too, and a cross wins like a square. Four triangles at the same distance from a cell, above, below, left, right, all pointing to the same corner.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Terminez la croix autour de e5. Peu importe ce qu'il y a au centre.",
              en: "Finish the cross around e5. It does not matter what is in the centre.",
            },
            goal: { result: 0 },
            intended: "c5ne",
            missed: {
              fr: "Il manque le bras de gauche, à deux cases de e5. Il montre le même coin que les autres.",
              en: "The left arm is missing, two cells from e5. It points to the same corner as the others.",
            },
          },
          done: {
            fr: "Gagné, avec une belle croix ! Ses bras peuvent être courts ou longs.",
            en: "You win, with a fine cross! Its arms may be short or long.",
          },
        },
        {
          id: "must-block",
          rules: "players=3",
          start: "9/4Gnw4/2Rnw2Rne3/9/6Gse2/2Rsw6/9/1Bne5Bnw1/9 G - 7",
          title: { fr: "Obligé de bloquer", en: "You must block" },
          text: {
            fr: "À trois ou à quatre, si un adversaire a un SAM, vous devez le bloquer. Une seule exception : si vous pouvez gagner tout de suite.",
            en: "With three or four players, if an opponent has a SAM you must block it. The only exception: you can win at once.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Vous êtes Vert. Essayez un peu ailleurs si vous voulez, puis bloquez Rouge.",
              en: "You are Green. Try somewhere else if you like, then block Red.",
            },
            goal: { missing: { seat: 0, cells: 0 } },
            intended: "f4ne",
            missed: {
              fr: "La case qui manque à Rouge est f4.",
              en: "The cell Red is missing is f4.",
            },
          },
          done: {
            fr: "Bloqué ! S'il y a plusieurs menaces, votre coup doit en laisser moins qu'avant. Si c'est impossible, vous jouez où vous voulez.",
            en: "Blocked! If there are several threats, your move must leave fewer than before. If that cannot be done, you play where you like.",
          },
        },
        {
          id: "answer-song",
          rules: "players=3",
          start: "9/6Gsw2/4RneRne3/7Bne1/2Rsw6/2Rsw5Bse/7Gse1/Gnw8/1Bnw7 G - 10",
          title: { fr: "Répondre au SONG", en: "Answer the SONG" },
          text: {
            fr: "Personne n'a de SAM, mais le joueur juste avant vous a un SONG. Là aussi, vous devez le défaire : après votre coup, il ne doit avoir ni SONG, ni SAM.",
            en: "Nobody has a SAM, but the player just before you has a SONG. You must undo it too: after your move that player may have neither SONG nor SAM.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Vous êtes Vert. Rouge a un SONG en c7. Défaites-le.",
              en: "You are Green. Red has a SONG on c7. Undo it.",
            },
            goal: { missing: { seat: 0, cells: 0 } },
            intended: "c7ne",
            missed: {
              fr: "Rouge veut jouer en c7. Prenez-lui cette case.",
              en: "Red wants to play on c7. Take that cell away.",
            },
          },
          done: {
            fr: "Le SONG est défait. On pouvait jouer en c7, mais aussi en e5 ou en f4.",
            en: "The SONG is undone. It could be done on c7, but also on e5 or f4.",
          },
        },
        {
          id: "song-sam",
          rules: "players=3,announce=strict",
          start: "8Gne/6Gsw2/4RneRne3/7Bne1/2Rsw6/2Rsw5Bse/7Gse1/Gnw8/1Bnw2Bsw4 R - 12",
          title: { fr: "SONG SAM", en: "SONG SAM" },
          text: {
            fr: "À trois ou à quatre, deux cases gagnantes ou plus, c'est SONG SAM. Et pour WIN, il en faut plus que d'adversaires.",
            en: "With three or four players, two winning cells or more is SONG SAM. And WIN takes more of them than you have opponents.",
          },
          task: {
            kind: "announce",
            ask: {
              fr: "Rouge a joué en c7 et menace e5 et f4. Que doit-il annoncer ?",
              en: "Red has played on c7 and threatens e5 and f4. What must Red announce?",
            },
            move: "c7nw",
            missed: {
              fr: "Rouge a deux cases gagnantes, et deux adversaires pour les bloquer.",
              en: "Red has two winning cells, and two opponents to block them.",
            },
          },
          done: {
            fr: "SONG SAM ! Vert bloque l'une, Noir bloquera l'autre.",
            en: "SONG SAM! Green blocks one, Black will block the other.",
          },
        },
        {
          id: "line",
          rules: "players=4,announce=off",
          start: "9/3Wsw3Rnw1/2Gse3Wse2/1Gsw7/4Gne4/3Rnw3Bne1/2Wne3Bsw2/1Rnw3Bnw3/9 R - 12",
          title: { fr: "La ligne, à quatre", en: "The line, with four" },
          text: {
            fr: "À quatre, Blanc joue aussi. Une ligne gagne comme un carré : quatre triangles alignés, avec le même écart entre eux, et qui montrent tous le même coin.",
            en: "With four players White plays too. A line wins like a square: four triangles in a row, with the same gap between them, all pointing to the same corner.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Terminez la ligne rouge. Elle va en diagonale, de deux en deux.",
              en: "Finish the red line. It runs diagonally, two steps at a time.",
            },
            goal: { result: 0 },
            intended: "f6nw",
            missed: {
              fr: "La ligne passe par b2, d4 et h8. Quelle case manque ? Et vers quel coin ?",
              en: "The line runs through b2, d4 and h8. Which cell is missing? And which corner?",
            },
          },
          done: {
            fr: "Gagné ! Couchée, debout ou en diagonale. À quatre, les croix ne comptent pas. On joue dans l'ordre : Rouge, Vert, Noir, Blanc.",
            en: "You win! Level, upright or diagonal. With four players crosses do not count. The order of play is Red, Green, Black, White.",
          },
        },
      ],
    },
    {
      title: { fr: "Pour finir", en: "Last things" },
      steps: [
        {
          id: "small-board",
          rules: "size=7,announce=off",
          start: "Rnw5Rne/7/2Gse4/3Gnw3/4Gne2/7/6Rse R - 6",
          title: { fr: "Le petit plateau", en: "The small board" },
          text: {
            fr: "À deux, on peut choisir le petit plateau : 7 cases sur 7, de b2 à h8. Les règles restent les mêmes.",
            en: "Two players may choose the small board: 7 by 7 cells, from b2 to h8. The rules stay the same.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Gagnez avec le plus grand carré du petit plateau.",
              en: "Win with the largest square of the small board.",
            },
            goal: { result: 0 },
            intended: "b2sw",
            missed: {
              fr: "Il manque le coin en bas à gauche, b2, et le triangle doit montrer l'extérieur.",
              en: "The bottom left corner, b2, is missing, and the triangle has to point outwards.",
            },
          },
          done: {
            fr: "Gagné ! Idéal pour une partie rapide.",
            en: "You win! Just right for a quick game.",
          },
        },
        {
          id: "draw",
          start: "9/3Gse5/1Rnw7/5Rne3/4Gne4/6Rse2/2Gsw6/7Rsw1/9 G - 399",
          title: { fr: "Personne ne gagne", en: "Nobody wins" },
          text: {
            fr: "Après 400 coups sans gagnant, la partie est nulle. Elle l'est aussi quand la même position revient pour la troisième fois.",
            en: "After 400 moves without a winner the game is a draw. So it is when the same position comes up for the third time.",
          },
          task: {
            kind: "play",
            ask: {
              fr: "Imaginez une partie interminable : vous êtes Vert, et voici le 400e coup. Jouez où vous voulez.",
              en: "Imagine an endless game: you are Green, and this is move 400. Play where you like.",
            },
            goal: { result: "draw" },
            intended: "a1nw",
            missed: {
              fr: "Posez un triangle où vous voulez.",
              en: "Place a triangle where you like.",
            },
          },
          done: {
            fr: "Partie nulle. C'est très rare ! Vous connaissez maintenant les règles de Sam Liam.",
            en: "A draw. That is very rare! Now you know the rules of Sam Liam.",
          },
        },
      ],
    },
  ],
};
