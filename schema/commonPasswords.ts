/**
 * Passwords that are tried first, in small letters, of those that are long enough to be set here; a tail of digits or
 * marks is cut off before they are compared, and rows of keys are found without a list (`isCommonPassword`).
 */
export const commonPasswords =
  "password passwort password1 password12 password123 passwort1 passwort123 passw0rd p@ssw0rd p@ssword pa55word " +
  "pass1234 kennwort geheim geheim123 hallo123 hallowelt willkommen willkommen1 schatz123 schatzi " +
  "ficken123 sommer winter fruehling herbst sonnenschein schalke04 bayern123 dortmund fussball arschloch " +
  "schmetterling ichliebedich liebling computer internet administrator admin123 admin1234 adminadmin " +
  "qwerty qwerty12 qwerty123 qwerty1234 qwertz123 qwertz1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 " +
  "zaq12wsx zaq1zaq1 1qazxsw2 qazwsxedc qazwsx123 asdf1234 abc12345 abcd1234 a1b2c3d4 aa123456 abc123456 " +
  "a123456789 q123456789 12345678a 123456789a 1234567890a 1234qwer 123qweasd qweasdzxc 123123123 12341234 " +
  "123454321 12344321 11223344 11112222 12121212 13131313 69696969 88888888 87654321 147258369 159357456 " +
  "741852963 789456123 147852369 123698745 1qaz1qaz iloveyou iloveyou1 ilovegod loveyou lovelove football " +
  "football1 baseball baseball1 basketball softball hockey soccer superman superman1 batman123 spiderman " +
  "pokemon naruto sunshine sunshine1 princess princess1 welcome welcome1 welcome123 dragon123 dragonball " +
  "monkey123 master123 shadow123 michael1 michelle jennifer jessica1 jonathan alexander victoria elizabeth " +
  "christian charlotte samantha stephanie benjamin nicholas isabella gabriele katharina christina sebastian " +
  "maximilian starwars starwars1 trustno1 whatever letmein letmein1 changeme changeme1 changeit default " +
  "mustang1 corvette mercedes porsche ferrari1 chocolate butterfly strawberry buttercup cheesecake snickers " +
  "pineapple elephant dolphins firebird bluebird blackbird darkness midnight infinity lovers forever rockstar " +
  "rockyou hellokitty helloworld hello123 hello1234 test1234 test12345 testtest testing123 guest123 user1234 " +
  "root1234 toor1234 temp1234 access14 access123 google123 facebook linkedin myspace1 samsung1 samsung123 " +
  "motorola blink182 metallica nirvana liverpool liverpool1 arsenal1 chelsea1 manchester barcelona realmadrid " +
  "juventus cristiano ronaldo7 einstein computer1 keyboard password! passwords mypassword newpassword " +
  "yourpassword secret123 topsecret security superuser supervisor manager1 marlboro jordan23 yankees1 cowboys1 " +
  "steelers redskins lakers24 warcraft minecraft fortnite callofduty counterstrike playstation nintendo " +
  "gamecube godzilla gandalf1 hogwarts harrypotter matrix123 cookie123 ginger123 charlie1 tigger123 " +
  "пароль парольпароль пароль123 йцукен йцукен123 любовь привет привет123 солнышко наташа марина максим " +
  "парол россия москва спартак зенит qwerty7 gfhjkm gfhjkm123 ghbdtn123 rfnfcnhjaf yfnfif vfrcbv lfitymrf " +
  "ytrewq qwaszx12 natasha marina123 spartak1 zenit2010 samolet tactactac tactac123 taconline tac12345";
