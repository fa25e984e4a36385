/** Given names, English words, teams, stars, brands and games that stand in lists of passwords again and again. */
export const frequentWords = `
aaliyah aaron abby abigail adam adrian adriana agnes aidan aimee alan albert alberto alejandra alejandro alex alexa alexandra
alexandre alexandria alexia alexis alfred alfredo ali alice alicia alisha alison allan allen allison alyssa amber amelia amy ana
andrea andreas andreea andres andy anderson angela angelica angelina angelo anita ann anna annabelle anne annette annie anthony
antoine anton antonia antonio april ariana ariel arlene arnold arsenal arthur asdf ashlee ashleigh ashlyn ashton aubrey audrey august
aurora austin autumn ava avery bailey barbara barbie barney barry beatrice becky belinda bella ben benjamin bernard bernie beth
bethany betty beverly bianca bill billy blake bobby bonnie brad bradley brandi brandon brandy breanna brenda brendan brent brett
brian briana brianna bridget britney brittany brooke bruce bruno bryan bryce byron caitlin caleb calvin cameron camila camille
candice carl carla carlos carmen carol carolina caroline carolyn carrie carter casey cassandra cassie catherine cathy cecilia cedric
celeste cesar chad chandler chantal chase chelsey cheryl chester chloe chris christa christian christina christine christopher
christy cindy claire clara clarence clark claude claudia clayton cliff clifford clint clinton clyde cody colin colleen collin connie
connor constance cooper corey cory courtney craig cristian cristina crystal curtis cynthia daisy dakota dale dallas damian damien dan
dana daniel daniela danielle danny darius darlene darrell darren dave david dawn dean deanna debbie deborah debra delia denis denise
dennis derek derrick desiree destiny devin devon diana diane diego dolores dominic dominique don donald donna donovan doris dorothy
doug douglas drew duane duncan dustin dylan earl eddie edgar edith eduardo edward edwin eileen elaine elena elijah elisa elisabeth
elizabeth ella ellen ellie elmer elsa elvis emanuel emilie emilio emily emma enrique eric erica erick erik erika erin ernest ernesto
esteban estelle esther ethan eugene eva evan eve evelyn fabian faith felicia felipe felix fernanda fernando fiona florence floyd
frances francesca francis francisco frank frankie franklin fred freddie freddy frederick gabriel gabriela gabrielle gary gavin gemma
gene geoffrey george georgia georgina gerald gerard gerardo gilbert gina giovanni gladys glen glenn gloria gordon grace graham grant
greg gregory greta guillermo gustavo guy hailey haley hannah hans harold harriet harrison harry harvey hayden hazel heather hector
heidi helen helena henry herbert herman hilary holly homer hope howard hubert hugh hugo hunter ian ida ignacio irene iris isaac
isabel isabella isabelle isaiah ivan ivy jack jackie jackson jaclyn jacob jacqueline jacques jade jaime jake jamal james jamie jan
jane janet janice jared jason jasper javier jay jayden jean jeanette jeff jeffery jeffrey jenna jennie jenny jeremiah jeremy jermaine
jerome jerry jesse jessie jill jillian jim jimmy joan joanna joanne joaquin jocelyn jodie joe joel joey johanna john johnathan johnny
johnson jon jonah jonas jonathan jonny jordana jorge jose joseph josephine josh josie joy joyce juan juanita judith judy julia julian
juliana julie juliet julio julius june justice justine kaitlyn kara karen karina karl karla kate katelyn katherine kathleen kathryn
kathy katie katrina kay kayla keith kelly kelsey kelvin ken kendall kendra kenneth kenny kent kerry kevin kim kimberly kirk kristen
kristin kristina kristine kristy kurt kyle lacey lana lance larry laura lauren laurence laurie lawrence leah leanne lee leo leon
leonard leonardo leroy leslie lester lewis liam liliana lillian lily linda lindsay lindsey lisa liz lloyd logan lois lola lorena
lorenzo loretta lori lorraine louis louise lucas lucia lucille lucy luis luisa luke lydia lynn mackenzie madeline madison maggie
malcolm mandy manuel marc marcel marcella marco marcos marcus margaret margarita maria mariah mariana marianne marie mario marion
marisa marissa marjorie mark marlene marlon marsha marshall martha mary mason mathew matilda matt matthew maureen maurice max maxine
maxwell maya megan melanie melinda melissa melody mercedes meredith mia micah michael michaela micheal michel michele michelle miguel
mike mildred miles milton miranda miriam mitchell molly mona monica monique morgan morris moses myra nadia nancy naomi natalia natalie
natasha nathan nathaniel neil nelson nicholas nick nicky nicola nicolas nicolette nigel nikita nikki nina noah noel nora norma norman
octavio olga olive oliver olivia omar orlando oscar owen pablo paige pamela parker pascal pat patricia patrick patty paul paula
paulina pauline pearl pedro peggy penelope penny perry pete peter phil philip phillip phoebe phyllis pierre priscilla quentin rachael
rachel rafael ralph ramon ramona randall randy raquel raul ray raymond rebecca regina reginald rene renee rex reynaldo rhonda ricardo
richard rick ricky riley rita rob robbie robert roberta roberto robin robyn rocco rochelle rodney rodrigo roger roland roman romeo ron
ronald ronaldo ronnie rosa rosalie rose rosemary ross roxanne roy ruben ruby rudolf rudy russell ruth ryan sabrina sadie sally salvador
sam samantha sammy samuel sandra sandy santiago sara sarah sasha savannah scarlett scott sean sebastian selena serena sergio seth shane
shannon sharon shaun shawn sheila shelby sheldon shelly sherri sherry shirley sidney sierra silvia simon simone skyler sofia sonia
sonya spencer stacey stacy stanley stella stephanie stephen steve steven stewart stuart sue susan susana susanna susie suzanne sydney
sylvester sylvia tabitha tamara tammy tania tanya tara tasha tatiana taylor ted teresa terrence terri terry tess tessa theodore theresa
thomas tiffany tim timmy timothy tina tobias toby todd tom tommy toni tony tonya tracey traci tracy travis trent trevor tricia trina
tristan troy tyler tyrone ulysses ursula valentina valentine valeria valerie vanessa vera vernon veronica vicki vicky victor victoria
vincent vincenzo viola violet virginia vivian viviana vladimir wade wallace walter wanda warren wayne wendy wesley whitney wilbur
wilfred will william willie wilson winston wyatt xavier yolanda yvette yvonne zachary zachery zoe zoey

abc abcd abcde abcdefg abcxyz abraham absolute academy account achilles action active adidas adgjmp adventure agent airborne airplane
alaska alien alive alliance allstar almighty alpha alphabet amazing amazon ambition america american amigo amore amour anakin anarchy
anchor ancient android angels angelface animal animals anime another answer antelope apache apollo apple apples applepie aquarius archer
argentina arizona army arrow artist asasas asd asdasd asdasdasd asdf asdfg asdfgh asdfghj asdfjkl asdqwe aspirine assassin athena
atlanta atlantis attack audi australia avalon avatar avenger avengers awesome azerty azertyuiop babe baby babyboy babycakes babydoll
babyface babyko babyphat backup badass badboy badgirl badger balloon bamboo banana bananas bandit bang bank barcelona barca baron
basket bastard bball beach beagle beast beatles beaver beautiful beauty beebop beer beetle believe bengals benfica berlin bestfriend
bigboss bigboy bigdaddy bigdog bigred bike biker billabong bingo bird birthday biscuit bitch biteme bitcoin blablabla black blackcat
blackie blackjack blackhawk blade blaster blaze blessed blessing blink blondie blood bloody blossom blue blueberry bluebird blueeyes
bluemoon bmw bobcat bond booboo booger boomer booty borussia boss boston bowling boxer brasil bravo brazil bright britain broken brother
brownie browns bubba bubble bubblegum bubbles buddha buddy buffalo bugsy bull bulldog bulldogs bullet bulls bunny business buster
butter buttercup butterfly button buzz cadillac caesar california camaro camel camera canada cancer candle candy canon captain
caramel cardinal cards cargo carnival cartoon casino casper castle cat catdog cats cavalier celtic center ceasar champ champion
champions chance change changeme changeit charles charlie charlotte charming cheater check cheese cheesecake cheetah cherokee cherry
chess chevelle chevy chicago chichi chick chicken chico chief children chili china chinchin chipper chocolat chopper christ christmas
chronic chubby chucky church cinema cinderella circle city class classic client cloud clover clown cobra coca cocacola cocacola
cocktail coconut coffee colorado colors coldplay college columbia comet comfort comics command commander company compaq compass
computers concrete condor connect consumer contact control cool coolcat cooldude coolguy copper coral cosmos cosworth cougar country
courage cowboy cowboys coyote cracker crazy crazygirl cream creative cricket crimson cross crow crown cruise crusader crush cuddles
cupcake cute cutegirl cuteme cutie cutiepie cyber cyclone cyclops daddy daddysgirl dance dancer dancing danger daredevil dark darkangel
darkknight darkness darkside darling darthvader database deadpool dear death deedee deer default defender delete delicious delight
dell delphi delta demon denver desert design designer desire destroyer detroit devils dexter diablo diamond diamonds dickhead digger
digital dinamo dinosaur direct director dirty disco discovery disney diver divine dna doctor doggie doggy dogs dollar dollars dolphin
dolphins domino donkey doodle doom dorian double down dragonfly dragons dragoon dream dreamer dreams driver droid drums duck ducky
dude dudley dumbass dundee dynamite dynasty eagle eagles earth easter easy eclipse edison einstein elcamino electric electro element
elephant elite emerald emergency eminem empire enemy energy engine england english enigma enter enterprise entropy epson escape
espresso eternal eternity europe evil evolution example excalibur excellent exchange exodus explorer express extreme eyes fabulous
fairy falcon falcons family fantasia fantasy farmer fashion faster fatboy father fearless feather federal feelings felicidad fender
ferrari fiction fidelity fiesta fighter film finance fire fireball firebird firefire firefly firefox fireman first fish fisher
fishing flame flamengo flamingo flash fletcher flight flipper florida flower flowerpower flowers fluffy flyers flying focus follow
football forest forever forget forgot formula fortnite fortuna fortune forward foxtrot fox foxy france freak freddy free freebird
freeman freeuser freestyle french friday friend friendly friendship friendster frog froggy frontier frosty fuck fucker fucking
fuckit fuckoff fun funny funtime future futbol gabby galaxy galatasaray gambit game gameboy gamecock gamer games gandalf gangsta
gangster ganesh garage garden garfield gateway gators gemini general generation genesis genius gentle german germany getmoney ghost
giant giants ginger giraffe girl girls giveme gizmo gladiator global goaway goat goblin goblue god godfather godislove godisgood
godzilla gogo gogogo gold golden goldfish goldie golf golfer golfing gonzo good goodbye goodday goodgirl goodluck goodtimes
goofy gorilla gossip gothic government grandma grape graphics grateful great green greenday greenland gremlin griffin grizzly
grumpy guardian guest guinness guitar gundam gunner gunners guns gymnast hades halflife hallo hamburg hammer hammers hamster handball
happiness happy happyboy happyfeet happygirl hardcore hardrock harley harleydavidson harmony harvard hattrick hawaii hawk hawkeye
hayabusa headshot health heart heartbeat hearts heaven hello hellohello hellokitty helper helpme hercules hermes hero heroes
heyhey hidden highland hiphop history hitler hitman hobbit hockey hola holiday hollywood home homebase homerun honda honest honey
honeybee honeybunny hooters horizon hornet horse horses hotboy hotdog hotel hotgirl hotmail hotrod hotstuff hottie house houston
hummer hungry hurricane husband hustler hydro hyundai ibanez iceberg icecold icecream iceman idontknow iforgot ihateyou illusion
iluvu iloveme ilovegod ilovejesus ilovemyself imagine imissyou immortal impala imperial impossible indian indiana indonesia infinite
infinity inside insane instagram integra intel inter internet inuyasha invader invisible ireland irish iron ironman island israel
istanbul italia italy iverson jackass jackpot jaguar jaguars jamaica japan java jazz jellybean jelly jersey jesuschrist
jesusislord jesuslovesme jets jewel jewels jiujitsu johncena joker journey juicy juju jumper jungle junior juniper jupiter justdoit
justme juventus kamikaze kangaroo karate karma katana kawasaki keeper kenshin kermit keyboard kicker kid kikiki killbill killer
killers killme king kingdom kingfish kingkong kings kisses kissme kitchen kitkat kitten kittens kitty kittycat kiwi knicks knight
knights kobe kodiak korea korean kristal krypton ladder ladies lady ladybug lakers lamborghini lancer language laser lasvegas latina
lava leader league legacy legend legends legolas lemon lemonade leopard lesbian letme letmesee letter liberty library license life
lifeisgood light lighthouse lightning lilmama limewire limited lincoln lineage linkinpark linux lion lionheart lionking lions liquid
little littleman live lizard loading lobster lockdown login loginlogin logitech loki london loneliness lonely lonewolf longhorn
longhorns looking looser lord lorelei losangeles duplicate lost lotus love lovebird loveall lovebug lovegirl lovehate lovehurts
loveislife lovelife lovelove loveme lovemom lover loverboy lovergirl lovers loves lovesex lovestory loveu luckycharm luckyday
luckydog luckyone lucifer lullaby luna lunchbox luther machine macintosh macbook madman madmax madonna madrid mafia magazine magenta
maggot magic magical magician magnet magnolia magnum majestic major malaysia malibu mama mamacita mamamia mamapapa mandarin mango
maniac manman manowar manutd marathon marble marine mariner mariners marines marley mars marseille marvel marvin mascot master
masterkey masters matador matrix maverick maximus maxima mazda meatball medical medicine medusa megaman mega melon member membership
memory memories mememe meow mephisto mercury merlin mermaid message messenger messi metal metallic metallica meteor method mexican
mexico miami mickeymouse microlab microsoft midnight mighty military milkshake millenium million millionaire mimi mine minecraft
miracle mirror mischief missy mission mississippi mistake mister mobile modern molson moment momdad mommy monday money moneymaker
moneyman monitor monster monsters montana montreal moocow moomoo moon moonlight moonbeam moose morning morpheus mortal mother
motherfucker motion motor motorola motorola mountain mouse movie mozart muffin mulan mushroom music musica musician mustang mustangs
mydog myfamily mylife mylove myself myspace mystery mystic narnia nascar nation natural nature navajo navy nebraska nemesis neptune
network neverdie neverland nevermind neverland newlife newpass newpassword newport newyear newyork newzealand nightmare nightwing
nike ninja ninjas nintendo nirvana nissan nitro nobody nokian nomercy nopass nopassword normal northern notebook notused nuclear
nugget number nurse nursing oakland oatmeal obelix obiwan ocean october office oklahoma oldman oldschool olympia omega onelove online
open opensesame opera oracle oranges orchid oregon oreo orgasm oriental original orion outlaw outkast overlord oxford packard packers
painter paladin palace panasonic panda panther panthers papa papamama papillon paper parade paradise paradox paramore paris
partner party passion passpass passport password passwort patches patriot patriots pavilion payday peace peaceful peaches peach
peanut peanutbutter peanuts pebbles pencil penguin penguins people pepper pepsi perfect performance personal peugeot phantom pharma
phoenix phone photo photos photoshop piano picasso pickle pickles picture piglet pikapika pilot pimp pimpin pineapple pink pinkfloyd
pinkgirl pinkpink pinky pioneer pirate pirates pisces pistol pitbull pizza planet platinum play playa playboy player players
playful playgirl playstation please plumber poetry poison pokemon poker police polina polo polska pony poohbear pookie poop poopoo
popcorn popeye poppy porsche portugal postal potato potter powder powerful powers praise prayer precious predator prelude premier
premium presario present president presley pretty prettygirl primavera prime prince princesa princess princesse printer priority
prison prodigy producer professional professor profile program project prometheus promise prospect protect protocol proverbs
psycho public pumpkin punisher punk punkrock puppies puppy purple pussy pussycat pyramid python qazqaz qazwsx qazwsxedc quality
quantum quasar queen queenbee quest quick qwaszx qwe qweasd qweasdzxc qweewq qweqwe qweqweqwe qwer qwert qwertz qwerty qwertyqwerty
rabbit racecar racer rachelle racing radio rage raider raiders railroad rain rainbow rainbows rainyday rambo ranger rangers raptors
rasta raven ravens reader ready real realmadrid reality really rebel rebels recovery redbull redcar reddevil reddog redhead redhot
redneck redrose redrum redskins redsox redwings reggae regular release remember renault requiem reset resident revenge revolution
rhythm richie riders ripper river riverplate rivers robot robotech rock rocker rocket rockets rockon rockstar rockstars rocky rodeo
roller rolling romance romania romantic rooster rootroot roses rosebud roseline rotten rover royal runaway runner running rush russia
russian sabbath safety sagitario sailing sailor sailormoon saint saints sakura salmon salsa salvation samson samsungs samurai sanchez
sandwich sanfrancisco santa santafe santana sapphire satan saturn saturday sausage savage scarface school science scooby
scoobydoo scooter scorpio scorpion scotland scouts scrabble scrappy search seattle secret secretpass secrets secure seeker senator
senior sentinel september sepultura sergeant serenity service seven seventeen sex sexsex sexy sexybabe sexybitch sexyboy sexygirl
sexylady sexymama sexyme shadows shaggy shakira shalom shamrock shaolin shark sharks sheba shelter sherlock shinobi shit shithead
shooter shorty shutup siemens sienna silence silent silly silver silverado silverfox simba simple simpson simpsons single sister
sisters sixteen skate skateboard skater skeleton skipper skittles skorpion skydive skyline skywalker slacker slayer sleep sleeping
sleepy slick slipknot sluggo smart smarty smashing smiley smiles smith smoke smoker smokey smoking smooth snake snapple snickers
sniper snoopdogg snoopy snow snowball snowboard snowflake snowman snowwhite softball software soldier solitude solomon something
sonata sonic sonshine soul soulmate south southpark southside soviet space spaceman spanky sparkle sparky sparrow spartan spartans
special specialist speaker speed speedy spencer sphinx spider spiderman spiders spike spirit spitfire spongebob spooky sport sports
sporting spring springer sprite sputnik squirrel stalker stallion standard star starcraft stardust starfish stargate stargirl
starlight starstar start startrek stealth steel steelers sterling stick sticky stinky stitch stone stoned stones storm stormy
story stranger strawberry street streetball strength strike strider strong student studio stupid style sublime submarine
subaru success successful sucker sugar sugarbaby suicide summers summertime sunday sundance sunfire sunlight sunnyday sunny sunrise
sunset superboy superhero superior superstar supernova supersonic supreme surfer surfing surprise survivor suzuki swallow sweden
sweetangel sweetbaby sweetdreams sweetgirl sweetheart sweetie sweetiepie sweetlove sweetness sweetpea sweets sweetsixteen sweety
swimmer swimming switch switzerland sword symphony system sysadmin tabasco taekwondo talisman tango tanker target tarheels tarzan
tattoo taurus taxman teacher teacup team teamo techno teddy teddybear teenage telecom telefon telephone temp temple temporary
tempest tennis tequila terminal terminator terrapin test testpass texas thailand thankyou thebest theboss thecure thedoors
thegame thegreat theking theman themaster theone therock thesims thinking thirteen thislove threesome thuglife thumper thunder
thunderbird thunderbolt thursday tiger tigers tigger tiktok time timber tinkerbell tinker tintin titanic titanium titans together tomato
tomcat tonight toolbox toon toonarmy topgun topsecret tornado toronto tottenham touchdown toyota tractor traffic trains transfer
transformer transformers transport trapper traveler treasure trees trial triangle trinity triple tripleh triumph trojan trojans
trombone tropical trouble trouble trucker trucks trumpet trust trustme trustnoone truelove truth tsunami tucker tuesday turbo
turkey turtle turtles tweety twilight twinkle twister twitter typhoon ultimate ultra umbrella uncle undertaker unforgiven unicorn
union unique united universal universe university unknown unlock unreal upgrade uranus utopia vacation valencia valhalla valley
vampire vampires vanilla vegas vegeta venice venom venus vermont version vertigo vette victory video vienna vietnamese viking vikings
viper virgin virgo virus vision vodafone vodka volcano volcom volkswagen volleyball voltage volvo voodoo voyager vulcan warcraft wareagle
warhammer warlock warlord warning warrior warriors water waterfall watermelon waters weather webmaster website weezer welcomehome
werewolf western westlife westside whale whatsup wheels whiskey white whiteboy wicked wildcat wildcats wilder willow window wings
survivor survivors winnie winniethepooh winter wisdom wizard wizards wolf wolfgang wolfman wolfpack wolverine wolves woman wombat wonder
wonderful wonderland woodland woody word wordpass work working world worldcup wrangler wrestler wrestling writer xanadu xbox xbox xmen
xxx xxxx xxxxx xxxxxx xyz yankee yankees yellow yellowstone yesterday yomama young youtube yoyo yoyoyo yugioh yummy zaqwsx zaq zaqxsw
zebra zenith zeppelin zero zidane zigzag zombie zombies zoom zxc zxcasd zxcv zxcvb zxcvbn zxczxc zxcvbnmasdfghjkl
`

/** What Vietnamese people take beside their names: love, family, places, clubs, food, work, and words of abuse. */
export const frequentVietnameseWords = `
aicungbiet aikhongbiet anhday anhlaai anhlaso anhlove anhnho anhtoi anhvaem anhxinloi anhyeu anhyeuemmaimai anhyeuemnhieu anhyeuvo
aocuoi baby baby bacgiang bachkhoa bachmai baclieu bacninh bacsi bakery balan bamegia bame bamien banbe bancu banhang bangbang banhbao
banhbeo banhchung bantot baohan baotram bapmapham batdongsan batman beba bebe bebi bebong bebu becon becun bemeo bemin bena benho bentre
beti beto betom beut bexinh bexiu biahoi biahanoi bienhoa biendong bietchet bimbim binhan binhdinh binhduong binhphuoc binhthuan
boconganh bobo bodoi boiboi bome bomeoi bomoi bongda bonghoa bongbong botay buidoi buonqua buontinh buonngu buonme byebye cafesang
cafesua cahai cakho cam camau camon camthu canho cantho canthoxinhdep caobang caolanh capheden caphesua catlinh caubenho cauthu cauvong
chacha chaoanh chaoban chaocacban chaoem chaucha chauau chibo chieumua chieubuon chimsedinang chinhchu chinhla chinhem chinhtoi
chipchip choando choancut chobe chochet chocon chodien chodoi chosua chotot chuabiet chubin chuchim chucmungnammoi chucon chungta
chungtinh chunhat chuot chuotcon coca cobe cobebuon cobemuadong cobengoc coca codon codonmotminh cogai cogang cogaivang cogiao
cohoi comga commo comtam conca concanh concaheo conga congai congaibome congaime conglong congnghe congty conlon conmeo connai
connguoi conong contho conti conto contraime conyeu conyeume conyeubame cuncon cucai cucon cucgach cuchuoi cuncung cuoicung cuoilen
cuocsong cuocdoi cuulong dakhuc daklak danang danangxanh dangky dangiu dangyeu dantoc daotao datnuoc datvang daulac daukhanh dautay
deovui depnhat dethuong dethuonglam diachi dibo didi didong dienbien dienthoai dienthoaimoi dilam dinhcao diudang doandung docdao doclap
dongho dongnai dongthap dongtam dongy donnha doraemon dota duccong ducvuong dulich duongdoi duyen duyenphan duyenhai emanh embe embexinh
emchoi emcuaanh emgai emiu emla emlanguoithu emlatatca emlove emngoc emnho emoi emtrai emvaanh emxinh emyeu emyeuanhmaimai emyeuanhnhieu
emyeutruongem emyeuviet facebookcuatoi game gamethu gacon gaxinh garan giadinhhanhphuc giadinhlaso giadinhlatatca giadinhnho gialai
giacmo giaothong giauco giaunhanh giaidieu giaovien giangho giaydep gioithieu haiau haibatrung haiduong haiphong haivan hamhoc hamyen
hanam hangxinh hangxom hanhtrinh hanoipho hanoitoi hanoiyeu hapham hatde hatinh haugiang haychodi hayquen heocon heohong heoluoi heoxinh
hoabang hoabinh hoacuc hoadao hoahuong hoahue hoalan hoaly hoamai hoanganhgialai hoangsa hoaphuong hoasen hoasim hoatim hoatra hocbai
hocgioi hocsinh hoctap hoctot hoiancodo hoian honda hondawave honnhan hongbiet hongdao honghai hotboy hotgirl huecute hueyeu hungyen
huongdan huongque iuanh iuem iume iunhau iuoi iuvo kemsua kenhdao ketqua kethon khanhhoa khidot khoai khoailang khocmotminh khocthuong
khongaica khongbao khongcan khongcanbiet khongco khongdau khonghieu khongnoi khongquan khongquantam khongten khongthequen khongyeu
kiengiang kimcuong kinhdoanh kontum kyniem kythuat laanh labo lachong lacroi laem lagi lagiau laichau lama lamdong lamgiau lamgico
langson langthang lanhlung laocai lasao latoi lethuy linhtinh lienquan lienminh lienminhhuyenthoai loanloan loitoi loveanh lovebo
loveem lovegiadinh lovema loveme lovemom lovevo lovevietnam lovechong luathinh luudan luuly luuluyen lyly maianh maimaibenem maimaibennhau
maimaimotngay maimaimottinhyeu mainghia maitoi malongan mangcut maytinh matbuon matkhau matkhaucap matkhaucu matkhaucuaban matkhaufacebook
matkhaugmail matkhaumoi matkhaune matkhauwifi matong matoi mattroi mauhong mautim mauxanh maybay mebeo mecon mecuacon meiu mekong
menang meocon meocute meomeo meou meyeu meyeucon micoi mimi minhnghi minhtoi mobifone moingay moitinhdau motcuocdoi motdoi motdoiyeuem
motlannua motmai motminh motnam motngay motngaymoi mottinhyeu muabuon muadong muahe muahoa muamua muaphun muathu muaxuan mumu muoi
muonyeu mychau namdinh namdinhfc nammoi namtruong nangam nangmua ngaydo ngaymai ngaymoi ngaynao ngayxua nghean nghelon ngheo nghiphep
ngoisao ngoisaocodon ngoisaonho ngoisaoxanh ngocrong ngocrongonline ngondenh ngotngao nguoiay nguoidoi nguoihaiphong nguoilaoi
nguoitinh nguoivietnam nguoiyeu nguoiyeucu nguoiyeuoi nguvan ngungu nguyhiem nhacviet nhaccuatui nhahang nhakhoa nhan nhanong nhatban
nhatrang nhatoi nhinlai nho nhoanh nhoanhnhieu nhobanh nhobome nhobuon nhoiu nhokbuon nhokcodon nhokcute nhokdethuong nhokkool
nhokpro nhokquay nhokvip nhokxinh nhome nhomai nhonhat nhungnguoiban niemtin niemvui ninhbinh ninhthuan noiay nokia nongdan nongsan
nucuoi nuhoang nuocmat nuocmam nuocngot onggia ongbaba ongnoi ongtroi ongxa pass phamduyen phanmem phanthiet phapsu phattai phobo phohien
phuongtoi phonglan phuquoc phutho phuyen pleiku quadat quandoi quangbinh quangcao quangnam quangngai quangninh quangtri quansu quata quelam
quemau quenanh quenddi quendi quenem quenhet quenlang queoi queta quocgia quynhon rauma raumuong rongcon rongden rongthan rongvang rosethorn
sachvo saobien saobang saodoi saigondep saigonxua saigontoi sapa saudoi saurieng sieunhan sieunhangao sieusao sinhnhat sinhvien socola soctrang
sondong songhuong songlam songsong songthan sontinh suatuoi sualong sunghiep suthat sutu tamanhem tamhon tamnhan tamsu tanan tanbinh tatca
tatthanh tatcalaem tatcalatien tayninh taynguyen thachlam thaibinh thainguyen thanhhoa thanhphohochiminh thanhnien thangbay thanglong
thangsau thantai thantuong theanh thegioi thegioididong thegioinho thichanca thichdu thichthi thiennhien thienduong thienduongla
thientai thienthancanh thienthannho thienthantinhyeu thiet thieugia thodia thoconngoc thongminh thothan thuyduong thuongem thuongme
thuongnho thuchanh thuonghieu thuocla thuocnam thuydien tiamat tiemthuoc tiemvang tienbac tiengiang tiengviet tiengiaithuong
tienlatatca tiennhieu tieuthu timlaiemxua tinhban tinhbanmaimai tinhban tinhdau tinhdoi tinhdonphuong tinhkhuc tinhlo tinhmotdem
tinhnghia tinhyeudau tinhyeucuatoi tinhyeuhoagio tinhyeulagi tinhyeumuathu tinhyeutoi titi toanhoc tobi tobinhan toibietroi toibuon toicodon
toidi toidangyeu toihoc toikhongbiet toilai toilavua toilanguoi toinho toiten toiten toithich toiyeu toiyeucuocsong toiyeugiadinh toiyeuhanoi
toiyeume toiyeunhathuoc toiyeusaigon toiyeuviet toiyeuvo tomhum totnhat totrung trachanh tranghong trangxanh trasua travinh traitim traitimbang
traitimvang traidat traicay trandau trainghiem trieuphu trondoi truonghoc truongsa truongtoi tuanloc tuilatui tuituico tumo tuongot tuongtu
tuyenquang tuyetnhat tuoidep tuoihong tuoithanhxuan tuoithantien uocgi uocmo uocmotien vanphongpham vatchat vatly vcb vechai vedep venha
vietcombank vietnamchienthang vietnamque vietnamtoiyeu vietnamquehuongtoi viettel viettinbank vinaphone vinhlong vinhphuc vinhxinh vitcon
vithe vocong vochong vocuatoi vodichthegioi voiconyeu voicon vonga vongtay vophai votoi votinh voyeucon vothuong vungtau vuihoa vuinhon vuongquoc
vuonghoang vuitinh xaydung xaxi xemay xichlo xinchaocacban xinchaovietnam xinhdepnhat xinhtuoi xinhxan xinhxinh xinloi xinloianh xinloiem
xuanhanh xuanvui xuxu yenbai yeuai yeuanhmaimai yeuanhnhat yeuanhnhieu yeubanthan yeubame yeubo yeucon yeucongai yeucontrai yeucuocsong
yeudoi yeudau yeuemlam yeuemnhat yeuemnhieu yeuemtrondoi yeugiadinh yeuhanoi yeulamgi yeume yeumemai yeumenhat yeumenhieu yeumoinguoi
yeumotminh yeumotnguoi yeungheo yeunuoc yeuquy yeusaigon yeutoi yeuvietnam yeuvo yeuvochong yeuxa yeuxinh zalo zing zingme zingmp

alaxan ampicillin amoxicillin aspirin augmentin bachthuy bayer berberin boganic bomtiem bongbang bongytee cephalexin clorpheniramin coldi
daugio decolgen dhg dhgpharma domesco duoc duocchat duocgia duoclamsang duocpharma duocsidaihoc duoctrunguong efferalgan enat enterogermina
eugica gaviscon gpp gsk hapacol hoatchat hoathuyet huyetap imexpharm khamthai khangsinh khautrang longchau maalox mediplantex medlatec
nhathuocbinhan nhathuocgiadinh nhathuochanhphuc nhathuocmoi nhathuocminhchau nhathuocsuckhoe nhathuocankhang nhathuoconline nhathuocso
nhathuocviet nuocmuoi oresol panadol paracetamol pharmacity pharmadi pharmacist phongkham phongmach phosphalugel phuongdong quaythuocso
quaythuoctay sanofi savipharm seller smecta strepsils suckhoe suckhoevang telfast thucpham thuocbo thuocdongy thuocho thuocno thuocngu
thuoctot thuocviet traphaco tiemchung tiger tiffy tpcn trungtamyte tuthuoc vacxin viemhong vitamin vitaminc vitamina vitamine yduoc yte
yhoc ytecongcong ytetrung banle bansi banthuoc bantaiquay banhangonline cuahang cuahangtienloi cuahangtaphoa daily dailythuoc daiduongpharma
donhang hoadon kho khohang khoquay kiemkho kiemhang kinhdoanhthuoc maybanhang maytinhtien nhapkho nhaphang quaythungan taphoa thukho
thungancua tienmat xuatkho chuquan chushop chunhathuoc chucuahang boss sep giamdoc giamsat ketoan ketoantruong nhanvienbanhang nhanvienmoi
quanlycuahang quanlythuoc tongkho trinhduocvien
`
