import { globSync } from "node:fs";
import { build, check, type PlannedStep } from "./plan.ts";

/** The projects whose tests reach the code through a built site or workerd, which imports don't show. */
const projects = ["rooms", "faults", "api", "e2e"] as const;
type Project = (typeof projects)[number];

/** The folders of each project's tests. */
const folders: Record<Project, string> = {
  rooms: "tests/rooms",
  faults: "tests/rooms",
  api: "tests/{api,store,foundation}",
  e2e: "tests/e2e",
};

/**
 * What is tested when files that begin so have changed: for each project the names of its test files, as globs without
 * `.test.ts`. A file `*.full.test.ts` is named with its `.full`; nothing else brings it in. All rows that fit count.
 */
const table: readonly (readonly [paths: readonly string[], tests: Partial<Record<Project, string>>])[] = [
  [
    ["rules/tournament/", "schema/tournament/", "party/tournament/", "edge/services/tournament"],
    {
      rooms: "{tournament*,matchGame,series}",
      faults: "tournamentFaults",
      api: "{tournaments,{wholeTournament,killedTournament}.full}",
      e2e: "tournaments{,.full}",
    },
  ],
  [["web/features/tournaments/", "web/net/tournament/"], { e2e: "{tournaments{,.full},tournamentP*.full}" }],
  [["web/features/tournaments/{admin,create,edit,form,manage,teaser}/"], { e2e: "tournamentAdmin.full" }],
  [["rules/bots/"], { rooms: "{thinking,botSubstitution}" }],
  [["rules/*.ts"], { rooms: "{game,hidden*}", e2e: "wholeGame" }],
  [["rules/rating/"], { rooms: "series", faults: "rater*", api: "ratings" }],
  [
    ["rules/puzzles/", "web/features/puzzles/", "edge/services/puzzle"],
    { api: "learning", e2e: "{learn{,ing}{,.full},puzzles{,.full},touch.full}" },
  ],
  [
    ["web/features/learn/", "edge/routes/learning", "web/net/learning/"],
    { api: "learning", e2e: "{learn{,ing}{,.full},heardLessons.full,touch.full}" },
  ],
  [
    // What any change of a game's room may break; its parts have rows of their own.
    ["party/game/", "schema/protocol/game"],
    { rooms: "{derivedEvents,ending,game,hidden*,movedAgain,rowsWritten,surroundings}", e2e: "game" },
  ],
  [
    // What all parts stand on.
    ["party/game/{room,play,state,effects,situation,ownGame,keeping,log,tables}.ts"],
    {
      rooms:
        "{archived,away,botSubstitution,gameNews,matchGame,readBack,rematch,spareGames,substitution,thinking,turnBased}",
    },
  ],
  [["party/game/{archiv,finish,outcome}"], { rooms: "{archived,readBack,gameNews}" }],
  [["party/game/{bots,thinker,clockwork,schedule}"], { rooms: "{away,botSubstitution,thinking}" }],
  [["party/game/{attendance,presences,waiting,calling,ending,questions}"], { rooms: "{away,gameNews}" }],
  [["party/game/{seat,substitutions,offer}"], { rooms: "{botSubstitution,substitution}" }],
  [["party/game/{match,decision}"], { rooms: "{matchGame,series}" }],
  [["party/game/{rematch,spareGames}"], { rooms: "{rematch,spareGames}" }],
  [["party/game/{reports,publishing,outboxMessages}"], { rooms: "gameNews" }],
  [["party/game/{readBack,readHandlers,readings,feats,statistics,viewer}"], { rooms: "readBack" }],
  [["party/game/turn", "party/turnClock"], { rooms: "turnBased" }],
  [
    ["party/waiting/", "schema/protocol/waiting"],
    { rooms: "{waiting*,rematch}", faults: "waitingFaults", e2e: "waiting{,.full}" },
  ],
  [
    ["party/queue/", "schema/protocol/queue"],
    { rooms: "queue", faults: "queueFaults", e2e: "quickMatch{,.full}" },
  ],
  [
    ["party/chat/", "party/messages/"],
    { rooms: "{chat*,unread*}", faults: "messagesFaults", api: "messages", e2e: "chat{,.full}" },
  ],
  [["party/channel/"], { rooms: "{channel,tournamentChannel}", e2e: "chat" }],
  [["party/lobby/"], { rooms: "{lobby,tournamentLobby,figures}", e2e: "lobby.full" }],
  [["party/rater/"], { rooms: "series", faults: "rater*", api: "ratings" }],
  [
    ["party/user/"],
    {
      rooms: "{calling,friends,home,invitations,notices,persons,turnBased,unread*,visits,gameNews,names}",
      faults: "{becomingFaults,noticesFaults}",
      api: "{push,devices}",
    },
  ],
  [["party/site/"], { rooms: "ownSite", api: "{health,ownSite.full}" }],
  [
    // The base of all rooms, and what it is made of.
    ["party/*.ts"],
    {
      rooms:
        "{room,events,due,outbox*,undelivered,deadLetters,floods,fuzz,hostileStrings,idle,log,newerClient,nothingKept,names,deletedNames,game,waiting,chat}",
      faults: "faults",
      api: "{sockets,histories.full}",
    },
  ],
  [["edge/jobs/"], { rooms: "{jobs,undelivered}", api: "{jobs*,clock,players,year.full}" }],
  [
    [
      "edge/services/subscriptions/",
      "edge/services/payments/",
      "edge/routes/subscriptions",
      "store/subscriptions",
    ],
    { rooms: "payments", api: "subscription*", e2e: "subscription.full" },
  ],
  [
    [
      "edge/services/login",
      "edge/services/session",
      "edge/routes/sessions",
      "edge/services/passwords",
      "store/sessions",
    ],
    {
      api: "{login,loggedOut,session*,passwordReset,rights,unknownAddresses.full}",
      e2e: "{account,staySignedIn}{,.full}",
    },
  ],
  [
    ["edge/services/accounts", "edge/routes/accounts", "edge/services/guest", "store/users", "store/guests"],
    { api: "{signUp,ownAccount,guest*,players,rights}", e2e: "account{,.full}" },
  ],
  [
    ["edge/mail/", "store/mails", "edge/services/mail"],
    { rooms: "unreadMail", api: "*ail*", e2e: "account" },
  ],
  [
    ["edge/routes/settings", "edge/services/looks"],
    { api: "{settings,looks}", e2e: "{settings{,.full},looks.full}" },
  ],
  [
    ["edge/routes/moderation", "edge/services/moderation", "edge/services/reports"],
    { api: "{moderation,reports,takenNames}", e2e: "moderation.full" },
  ],
  [["edge/routes/pictures", "edge/services/pictures/"], { api: "pictures" }],
  [
    ["edge/routes/push", "edge/services/push", "edge/routes/devices", "edge/services/device"],
    { api: "{push,devices}" },
  ],
  [
    ["edge/routes/games", "edge/services/game", "edge/services/openGames", "edge/services/turns"],
    { api: "{games*,openGames,soloGames,gameLists,turnBased.full}", e2e: "turnBased{,.full}" },
  ],
  [
    ["edge/routes/{profiles,rankings,ratings,players,sponsors}", "edge/services/profiles/"],
    { api: "{profiles,rankings,ratings,players,totals}" },
  ],
  [["edge/routes/ownTables", "edge/services/ownTables"], { api: "ownTables" }],
  [
    ["edge/routes/{health,metrics,clientErrors}", "edge/services/{health,metrics,site,clientErrors}"],
    { api: "{health,metrics,clock,requestIDs}" },
  ],
  [["edge/routes/sockets"], { api: "sockets" }],
  [
    ["edge/*.ts", "edge/openapi/"],
    {
      api: "{rights,openApi,brokenCalls,hostileStrings,headers,rateLimits,requestIDs,compressed,rendered,messages,addressesOnDisk}",
    },
  ],
  [
    ["edge/services/address", "edge/services/attempts", "edge/services/mailAttempts"],
    { api: "{addressesOnDisk,attempts,rateLimits,mailLimits}" },
  ],
  [["edge/services/calendar/"], { api: "tournaments" }],
  [
    ["schema/db/"],
    { rooms: "{outbox,jobs}", api: "{migrations,queryPlans,expandOnly,durable,released.full,myData,demo}" },
  ],
  [["schema/api/"], { api: "{openApi,rights}" }],
  [
    ["store/"],
    {
      api: "{queryPlans,attempts,batches,devices,droppedConnections,friends,gameLists,games,guests,jobs,knownUser,learning,mails,moderation,myData,players,ratings,reports,restingNames,sessions,soloGames,totals,tournaments,hangingDatabase.full}",
    },
  ],
  [
    ["scripts/start", "scripts/dev", "scripts/process/", "scripts/site/"],
    { api: "{lostAlarms,worker,log,{start,hanging,ownSite,libsqlSecret}.full}" },
  ],
  [
    ["scripts/data/", "scripts/backup", "scripts/restore", "scripts/rejoin", "scripts/migrate"],
    { api: "{durable,migrations,{backup,noData,libsqlSecret,released}.full}" },
  ],
  [["scripts/admin"], { api: "admin.full" }],
  [["scripts/outbox"], { api: "outbox.full" }],
  [["scripts/read-mails"], { api: "readMails.full" }],
  [["scripts/deploy"], { api: "{parties,worker,deploy.full}" }],
  [["scripts/load"], { api: "ownLoad.full" }],
  [["scripts/fixture"], { api: "released.full" }],
  [["scripts/demo"], { api: "demo" }],
  [["scripts/dev", "vite.config"], { e2e: "dev.full" }],
  [["web/app/errors/", "edge/services/clientErrors"], { e2e: "faults.full" }],
  [["web/features/game/", "web/game/", "web/net/game/"], { e2e: "{game,wholeGame}" }],
  [["web/game/{play,choice}/", "web/features/game/useSendMoves"], { e2e: "{lastMove,wholeGame.full}" }],
  [["web/{features/game,game}/table/", "web/features/game/EndOverlay"], { e2e: "table.full" }],
  [["web/features/game/EndingNote", "web/net/game/askGame"], { e2e: "resigning.full" }],
  [["web/features/game/ReactionsAnnouncer", "web/game/words/"], { e2e: "heard.full" }],
  [["web/game/sound/"], { e2e: "sounds.full" }],
  [["web/game/{looks,geometry}/", "web/features/game/useTableSeats"], { e2e: "ownView.full" }],
  [["web/features/replay/", "web/records/"], { e2e: "replay{,.full}" }],
  [["web/features/ownGames/", "web/records/{GameTable,listQuery,ownGames}"], { e2e: "ownGames.full" }],
  [["web/features/{replay,betterMove}/", "web/records/"], { e2e: "review.full" }],
  [["web/features/playOn/", "web/game/local/"], { e2e: "playOn.full" }],
  [
    ["web/features/{account,settings,legal}/", "web/{app/account,account,preferences}/"],
    { e2e: "{account,settings}{,.full}" },
  ],
  [["web/features/legal/"], { e2e: "legal" }],
  [["web/features/subscription/"], { e2e: "subscription.full" }],
  [
    ["party/game/{attendance,presences,substitutions,seating,seats}", "web/people/"],
    { e2e: "{absence,people,sixPeople}.full" },
  ],
  [["party/game/rematch"], { e2e: "rematch.full" }],
  [["web/{features/waiting,people,tables}/", "web/net/waiting/"], { e2e: "waiting{,.full}" }],
  [["web/features/waiting/ownTables/"], { e2e: "ownTables.full" }],
  [["web/{features,game}/rules/", "rules/paragraphs/"], { e2e: "rules.full" }],
  [["web/features/quickMatch/", "web/app/pages/WithOthers"], { e2e: "quickMatch{,.full}" }],
  [
    ["web/features/{chat,friends}/", "web/net/{chat,channel}/", "web/{app/chat,chat}/"],
    { e2e: "{chat{,.full},friends{,.full},talks.full}" },
  ],
  [["web/features/moderation/"], { e2e: "moderation.full" }],
  [
    ["web/features/{profile,stats,leaders,hof,playerSearch}/", "web/people/{feats,ratings}/"],
    { e2e: "{pages,profile.full}" },
  ],
  [["web/{features/landing,app/pages}/"], { e2e: "{landing{,.full},firstVisit{,.full},pages}" }],
  [["web/features/{facts,faq,offline,rules,games}/"], { e2e: "pages" }],
  [["web/serviceWorker/", "web/{app/offline,offline}/", "web/features/offline/"], { e2e: "offline{,.full}" }],
  [["web/{app,menu,routing,ui}/"], { e2e: "{firstVisit,landing,pages,boards,shell.full}" }],
  [
    ["web/net/"],
    { e2e: "{connection{,.full},staySignedIn,offline,game,{slowLine,missingParts,notices}.full}" },
  ],
  [["web/locales/"], { e2e: "{pages,boards}" }],
  [["web/prerender/", "index.html", "public/"], { api: "rendered", e2e: "{firstVisit,landing}" }],
];

/** Files that nothing in particular imports: a change of one is a change of everything. */
const everywhere = [
  "package.json",
  "package-lock.json",
  "vitest.config.ts",
  "vite.config.ts",
  "wrangler.toml",
  "tests/extent.ts",
  "tests/chance.ts",
  "tests/fastCheck.ts",
  "tests/support/",
  "schema/limits.ts",
];

/** Unit tests that read files instead of importing them, or that are run in full only. */
const reading: readonly (readonly [path: string, tests: string])[] = [
  ["docs/", "scripts/docs"],
  ["README.md", "scripts/docs"],
  ["web/locales/", "web/i18n"],
  ["web/locales/", "web/features"],
  ["web/locales/", "web/people/feats"],
  ["web/", "web/layers"],
  ["web/", "scripts/build/pageTexts"],
  ["rules/puzzles/", "rules/puzzles"],
  ["rules/bots/", "scripts/bots"],
  ["scripts/bots/", "scripts/bots"],
  ["rules/feats/", "rules/feats"],
];

/**
 * The steps that test a change of these files: the quick checks of what has changed, the unit and component tests that
 * import it, and by the table above what is tested in workerd, over the API and in a browser.
 * @returns "everything" if a file has changed on which everything stands
 */
export function stepsFor(files: readonly string[]): readonly PlannedStep[] | "everything" {
  if (files.some((file) => everywhere.some((path) => file.startsWith(path)))) return "everything";
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const onSite = projects.flatMap((project): PlannedStep[] => {
    const filters = testsFor(project, files);
    if (filters.length === 0) return [];
    return [{ name: project, tests: { project, filters, withFull: true }, after: [build.name] }];
  });
  const read = reading
    .filter(([path]) => files.some((file) => file.startsWith(path)))
    .map(([, tests]) => tests);
  return [
    ...check.filter(({ tests }) => tests === undefined),
    ...["unit", "web"].map((project) => ({ name: project, tests: { project, related: code } })),
    ...(read.length > 0
      ? [{ name: "further unit tests", tests: { project: "unit", filters: read, withFull: true } }]
      : []),
    ...(onSite.some(({ name }) => name === "api" || name === "e2e") ? [build, ...onSite] : onSite),
  ];
}

/** The test files of a project for a change of these files: those of the table, and those among them. */
export function testsFor(project: Project, files: readonly string[]): string[] {
  // A unit test runs by itself, and changes nothing on the site.
  const onSite = files.filter((file) => !/\.test\.tsx?$/.test(file));
  const named = table
    .filter(
      ([paths, tests]) => project in tests && paths.some((path) => onSite.some((file) => fits(file, path))),
    )
    .flatMap(([, tests]) => testFiles(project, tests[project] as string));
  const changed = files.filter(
    (file) => globSync(`${folders[project]}/**/*.test.ts`).includes(file) && belongs(project, file),
  );
  return [...new Set([...named, ...changed])].sort();
}

/** The test files that a glob of the table names. */
export function testFiles(project: Project, glob: string): string[] {
  const isFullNamed = (file: string) => !file.includes(".full.") || glob.includes(".full");
  return globSync(`${folders[project]}/${glob}.test.ts`).filter(
    (file) => belongs(project, file) && isFullNamed(file),
  );
}

/** Whether the file is one of the project's: rooms and faults share a folder. */
function belongs(project: Project, file: string): boolean {
  if (project !== "rooms" && project !== "faults") return true;
  return /(^|\/)(faults|[^/]*Faults)(\.full)?\.test\.ts$/.test(file) === (project === "faults");
}

/** Whether a file begins with this path, in which one `{a,b}` stands for either and `*` for no further folder. */
function fits(file: string, path: string): boolean {
  const choice = /\{(.*?)\}/.exec(path);
  if (choice !== null) return choice[1].split(",").some((one) => fits(file, path.replace(choice[0], one)));
  if (!path.endsWith("/*.ts")) return file.startsWith(path);
  const folder = path.slice(0, -"*.ts".length);
  return file.startsWith(folder) && !file.slice(folder.length).includes("/");
}

/** The rows of the table, for the test that holds it. */
export const rows: readonly { paths: readonly string[]; tests: Partial<Record<Project, string>> }[] =
  table.map(([paths, tests]) => ({ paths, tests }));
