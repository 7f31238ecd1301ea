/**
 * The passwords that are tried first, in lower case and without trailing digits and punctuation: the head of the list
 * of zxcvbn-ts (MIT, from published leaks), and common German and Russian ones. Keyboard rows and the like are found
 * without a list (`isCommonPassword`).
 */
export const commonPasswords = `
01011970 01011980 01011985 01011991 1029384756 11235813 1123581321 12312312 123123123 123654789 12369874
123698745 123qwe123 123qweasd 123qweasdzxc 12qwaszx 13131313 147258369 147852369 14789632 147896325 15426378
159357456 192837465 1a2b3c4d 1passwor 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 25802580 31415926 4815162342 51505150 69696969 73501505 741852963 789456123 8j4ye3uz a1b2c a1b2c3d
a1b2c3d4 a1s2d3f4 aardvark aaron aberdeen access accord achilles action adam adgjmptw adidas admin
adminadmin administrator adrian agent airborne airforce airplane alabama alaska albert alejandr aleksandr
alex alexande alexander alexandr alexandra alexis alfred alicia alison allison alpha alpine alyssa amanda
amateur amber america american amsterdam anastasia anderson andre andrea andreas andrew andrey angel angela
angelica angelina angels animal anna anthony antonio anything apache apollo apple apples aquarius aragorn
arizona arnold arschloch arsenal arthur artist ashley aspirine assassin asshole assman athena atlanta
atlantic atlantis audrey august aurora austin australia autumn avalon avatar awesome azerty azsxdcfv babes
babydoll babygirl babylon badass badboy badger bailey baller balls bambam banana bandit barbara barbie
barcelon barcelona barney baseball basket basketba basketball bastard batman baxter bayern beach bear
bearbear beatles beatrice beautiful beauty beaver beavis beefcake benjamin benson berlin bernie bigballs
bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot bigmac bigman bigone bigred bigtits bill billy
billybob billyboy birdie birthday bishop bitch bitches biteme blabla black blackbird blackcat blackdog
blackie blackjac blackman blahblah blaster blazer blink blizzard blonde blondie blowjob blowme blue bluebird
blueblue blueeyes bluemoon bobafett bobby bobcat bollocks bond bondage bonehead bonnie boobies booboo boobs
booger boogie boomer booty boston bowling bradford bradley brandi brandon brandy braves brazil brenda brian
britney brittany bronco broncos brooke brooklyn brother brothers brown browns brucelee bruins brutus bubba
bubble bubbles buckeye buckeyes buddha buddy budlight buffalo bulldog bulldogs bullet bullshit bunghole
bunny burger burton business buster butter buttercup butterfl butterfly butthead butthole cadillac caesar
caliente californ california callie callofduty calvin camaro cameron campbell canada cancer candy candyman
cannon captain cardinal carlos carmen carolina caroline carrie carter cartman casey casino casper cassie
castle catalina catch catdog catfish catherin cavalier cdtnkfyf celtic cessna champion chance chandler
change changeit changeme charger chargers charles charlie charlott charlotte charlton check cheese
cheesecake chelsea cherokee cherry cheryl chester chevelle chevrole chevy cheyenne chicago chichi chicken
chiefs children chipper chocolat chocolate chopper chris chrissy christ christia christian christin
christina christine christop christy chronic cjkysirj claire clarence classic claudia clifford clinton
clitoris cobra cocacola cock coffee college colombia colorado colors coltrane columbia columbus commando
compaq computer concrete connie connor consumer control cookie cookies cool cooldude cooper copper corona
corvette cosworth cougar counterstrike country courtney cowboy cowboys coyote crazy creampie creative
cricket cristiano cristina crusader crystal cthutq cumshot cunt curtis daddy daisy dakota dallas dancer
danger daniel danielle danny dannyboy darkness darkside darkstar dave david dbrnjhbz deadhead death debbie
december deeznuts default defender deftones denise dennis denver design designer destiny detroit devildog
devils dexter dfvgbh diablo diamond diamonds dick dickhead diesel dietcoke digger digital dilbert dilligaf
dingdong director dirty discover disney dkflbvbh doberman doctor dodgeram dodgers doggie doggy dollar
dolphin dolphins domino donald donkey dortmund doughboy douglas dragon dragonball dragons dreamer dreams
driver drowssap drpepper drummer dthjybrf ducati dude dudley duke duncan dustin eagle eagles eatme eatpussy
eclipse eddie edward einstein ekaterina elaine electric element elena elephant elizabet elizabeth elvis
emerald eminem emmanuel empire engineer england enigma enjoy enter enterpri enterprise eric erotic escort
eternity eugene everton excalibu explorer express extreme facebook falcon family fantasy farmer fatboy
father fender fernando ferrari fetish ficken fire fireball firebird fireman fish fisher fishing fktrcfylh
fktrctq flamingo flash fletcher flipper florence florida flower flowers fluffy flyers foobar football ford
forest forever formula fortnite france francis frank frankie franklin freaky freckles freddie freddy
frederic fredfred freedom freeman freepass freeuser friday friend friends froggy front frontier fruehling
fuck fuck_inside fucked fucker fuckface fuckfuck fucking fuckit fuckme fuckoff fuckyou function fussball
future fyfcnfcbz fylhtq gabriel gabriele galaxy galina galore gambit gamecube gandalf gangbang gangster
garcia garden garfield gateway gators geheim gemini general genesis genius george georgia german germany
geronimo gfhjkm ghbdtn ghbdtnbr giants gibson ginger giovanni girl girls gizmo gloria gn56gn56 goblue
goddess godsmack godzilla goforit goldberg golden goldfish goldie golf golfball golfer goober good goodluck
goodtime google gordon gracie grateful great green greenday gregory griffin guardian guest guinness guitar
gundam gunner hacker halflife hallo hallowelt hamilton hamlet hammer hamster handsome hannah hannibal happy
hard hardcore hardon harley harold harrison harry harrypotter harvey hastings hawaii hawkeye heather heaven
hellfire hello hellokitty helloworld helpme hendrix hentai herbst hercules herman hesoyam highland hiphop
hitman hjvfirf hobbes hobbit hockey hogwarts holiday holland holly hollywoo homer honda honey hongkong
hooker hooters hornet horney horny horse horses hotdog hotrod hotsex hotstuff hottie house houston howard
hummer hunter hunting hurrican huskers ibanez icecream iceman ichliebedich ihateyou ilovegod ilovesex iloveu
iloveyou immortal impala imperial indian indiana indians indigo infantry infiniti infinity insane inside
integra internet intrepid ireland irina ironman isabella isabelle island italia iwantu jack jackass jackie
jackson jaguar jake james jamesbon jasmin jasmine jason jasper jeffrey jennifer jenny jeremiah jeremy jerome
jerry jessica jessie jester jesus jimmy joanne joejoe john johnjohn johnny johnson joker jonathan jones
jordan joseph joshua julian julie jungle junior jupiter justdoit justice justin justme juventus kaiser
kamikaze kangaroo karate karen karina katana katerina katharina kathleen katie kawasaki kelly kelsey kenneth
kennwort kentucky kermit kevin keyboard keystone killer kimberly king kingkong kingston kirill kissme kitten
kitty kittycat klaster knicks knight kodiak kramer kristen kristin kristina labrador lacrosse ladies lakers
lancelot lancer larisa lasvegas laura lauren lawrence leather legend lennon leonard leonardo lesbian
lesbians leslie lestat letmein lfitymrf liberty lickme liebling lifehack lifetime light lightnin lights
lincoln linda lindsay linkedin lisa little liverpoo liverpool lizard logitech lolita lollipop lollol london
lonestar lonewolf longhorn looking lorraine louise love lovelove lovely loveme lover loverboy lovers loveyou
lowrider lucifer lucky luckydog macdaddy machine maddie maddog madison madman madmax madonna maggie magic
magnolia magnum maiden mailcreated makaveli maksim malibu manager manchest manchester mandingo manson manutd
marathon marcel marcus margaret margarita maria mariah marie marina marine mariners marines marino mario
marion mark marlboro marley marshall martha martin martinez marvin maryjane maryland master matrix matt
matthew maverick maxima maximilian maximus maxwell meatball megadeth melanie melissa member mercedes mercury
meridian merlin mersedes metallic metallica mexico michael michaela michele michelle michigan mickey
microlab microsof microsoft midnight mike military miller millie mine minecraft minnie miranda mister
mistress mitchell molly monday money mongoose monica monika monkey monopoly monster montana montreal mookie
moose morgan morpheus morris morrison mother motorola mountain mouse mozart muffin munchkin murphy mushroom
music musicman mustang mustangs mylove mypassword myspace nadine napoleon naruto nascar nastya natali
natalie natasha nathalie nathan national naughty ncc1701a ncc1701d ncc1701e nebraska nelson nemesis
newpassword newport newton newyork nfnmzyf nicholas nick nicola nicolas nicole nigger nikita nintendo nipple
nipples nirvana nissan norman norton nothing november nuttertools oblivion october oicu oklahoma oksana
oliver olivia online openup orange orlando oscar outlaw overlord p@ssw0rd p@ssword pa55w0rd pa55word packard
packers pakistan paladin pamela panasonic pandora pantera panther panthers panties pantyhos panzer paradise
paris parker pascal passion passport passw0rd passwor password passwords passwort patches patricia patrick
patriots paul pavilion peaches peanut pearljam pebbles peekaboo pegasus pencil penelope penguin penguins
penis people pepper pepsi perfect personal pervert peter peterpan phantom philip phillies phoenix phpbb
picard pickle pierre piglet pimp pimpin pineappl pineapple pinkfloy pioneer pirate pitbull pizza platinum
playboy player playstation playtime please pleasure plymouth poison pokemon polaris police polina pontiac
poohbear pookie popcorn popeye porkchop porn porno pornstar porsche portland portugal potter precious
predator prelude presario pretty prince princess private psycho pumpkin punisher punkrock purple pussies
pussy pussycat pussys pyramid q1w2e q1w2e3r q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 qawsedrf qazqaz
qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qwaszx qweasdzxc rabbit racecar rachel racing
ragnarok raider raiders rainbow raistlin rammstein random ranger rangers raptor rascal rasdzv raven raymond
razz realmadrid reaper rebecca redalert reddog redhead redman redneck redrum redskins redsox redwings reggie
regina remember renegade research rfnfcnhjaf rfnthbyf rhbcnbyf richard richmond robbie robert roberto
robinson rock rocket rocks rockstar rocky rockyou roland rolltide romashka ronald ronaldo ronnie rooster
root rootbeer roscoe rose rosebud rosemary rulez runner rush ruslan russell russia rusty ryan sabrina
sailboat sailor saints sakura samantha sammie sammy samolet sampson samson samsung samuel samurai sandiego
sandman sandra sandy santiago sapphire sarah sasha satan saturn savage savannah scarface scarlett schalke
schatz schatzi schmetterling school scooby scoobydo scooter scorpio scorpion scotland scott scotty scully
seattle sebastia sebastian secret security seinfeld seminole semperfi sentinel septembe september serega
serenity sergey service seven sexsex sexy sexygirl shadow shaggy shamrock shaney shannon sharon shelby
shelly sherlock shirley shit shithead shooter shopping shorty shotgun showtime sidney siemens sierra silver
simon simone simple simpson simpsons single sister sithlord skater skeeter skipper skippy skittles skyline
skywalke slapshot slayer slipknot slut smiley smith smitty smoke smokey smooth snake snickers sniper snoopy
snowball snowman snuggles soccer socrates softball software somethin sommer sonnenschein sophia sophie
soso123aljg southern spanking spanky sparky spartak spartan spartans special spectrum speedy spencer spider
spiderma spiderman spike spirit spitfire spooky sports spring springer squirrel squirt srinivas stacey
stalker stallion standard stanley star starbuck starcraft stardust starfish stargate startrek starwars
stealth steelers stefan stella stephani stephanie stephen sterling steve steven stewart stinger stingray
stinky stocking stonecol stones storm stormy stranger strawberry strike stripper student stupid subaru
sublime success sucker suckit suckme sugar summer sundance sunday sunset sunshine super superfly superman
superuser supervisor surfer suzuki svetlana sweet sweetie sweetpea sweety swimming swinger swingers swordfis
swordfish sydney syracuse system tac12345 tacobell taconline tactac tactactac tanner target tarheels tattoo
taurus taylor teacher technics techno teens temp tennis teresa terminator test tester testing testtest texas
thailand thankyou theman theodore theone therock thomas thompson thuglife thumper thunder tickle tiffany
tiger tigers tigger timber time timothy tinker titanic titleist tits tomcat tommy tomtom tony toor topgun
topsecret tornado toronto toshiba tottenha toyota transam travel travis trevor trfnthbyf trigger trinity
tristan triumph trombone trooper trouble trucker trucks truelove trumpet trustno tucker turkey turtle tweety
twilight tyler ultimate unicorn united universe user usuckballz vacation vagina valentin valentina valera
valerie valhalla vampire vanessa vanhalen vegeta verbatim veronica veronika vfhbyf vfrcbv vfrcbvrf victor
victoria victory video viking vikings viktor viktoria vincent viper virgin virginia vision vkontakte
vladimir voodoo voyager walker wallace walter wanker warcraft warhammer warrior warriors water waterloo
weasel webmaster welcome werewolf wesley westside wetpussy whatever white whocares whynot wicked wildcat
wildcats william williams willie willkommen willow wilson windows winner winnie winston winter wizard wolf
wolfgang wolfpack wolverin wolverine wolves wombat wonder woody wordpass wrangler wrinkle wutang xavier
xfiles yamaha yankee yankees yellow yfnfif young yourpassword zachary zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx
zenit zeppelin zipper zombie zxcv zxcvbn zxcvbnm зенит любовь максим марина москва наташа парол пароль
парольпароль привет россия солнышко спартак
`;
