import { frequentVietnameseWords, frequentWords } from './frequent-words.ts'

const words = `
abcdef abcxyz access admin administrator alexander amanda america andrew angel anhyeuem anhyeuemnhieulam
anhnhoem anhhai asdfasdf ashley asshole babygirl banhmi banhang bantoi baseball basketball batman benhvien beyeu biettoanlo
biettuot bluesky bongda butterfly cacon canhsat caphe caring chaoban charlie chelsea chimcanh chipheo chocolate
chucmung chuyentinh cobedangyeu congchua cogaixinh computer concac concho conchocon congaoxinh congiao contrai cookie corona
cuatao cucccung dangnhap daylamatkhau demcodon demo depgiai depgaicungyeu depzai deptrai devil doimatkhau doitoi doremon dragon
dragonball duoclieu duocpham duocsi emhoc emlacuaanh emyeuanh eminem emnhoanh facebook familia family fanta football forever freedom
friends fuckoff fuckyou giadinh giadinhtoi giangsinh google gaubong hacker hahaha haiyen handsome hanhphuc hanoi
hanoimuathu happyday hello helloworld hoahong hochiminh hoahongden hoangtu hoilamgi hoisinh hosting hungdung iamking iloveu iloveyou
iphone jasmine jennifer jessica jesus jordan joshua justin khachhang khanhlinh khongbiet khongco khongconho khongcogi
khongcopass khongcomatkhau khongnho khongnoi khongquen khoahoc killer kimngan lamgico laptop letmein linhlinh liverpool
lollipop lovelove loveme lovely loveyou lucky mailaanh maiyeu maiyeuem maimaiyeuem manager manchester
marina martin master matkhau matkhaucuatoi matkhaula matkhaumanh matkhauoday matma matrix meyeu
meyeucon mickey minhanh minhtam missyou monkey mothaiba motnguoi mypassword mypass naruto nguyen nguyenvan nguyenvana nhathuoc
nhathuoctot nhathuocgpp nguoidung nguoila nhanvien nhocon nhoem nicole ninja nokia noname nothing numberone oanhoanh ohmygod
onepiece orange pass passcode passw passwd password passwords passphrase pasword pharmacy phamvan pikachu pokemon power
princess private quanly quanlykho quanlynhathuoc quantri quantrivien quay quaythuoc quenmatkhau quenpass quenroi
qwerty qwertyuiop qwertyui raptor root rosehong saigon samsung sayonara secret security server shadow shop smile soccer sophia
spiderman spring starwars student summer sunflower sunshine superman superadmin support sweet taikhoan taisao teamo
tenla test tester testing testtest thachthao thanhcong thanhpho thienthan thiensu thuoc thuoctay thuquy
thungan tigerr tinhban tinhyeu tinhyeuvinhcuu toi toilaai toiyeuban toiyeuem toiyeuvietnam tothoi tranvan truongson tuyetvoi
trustno trustnoone tuoitre user username vanphong vietnam vietnamvodich vinamilk vodanh voyeu vuive welcome
whatever windows winter xinchao xincam xinhdep yahoo yamaha yeuanh yeuem yeuemmaimai yeuemnhieulam yeunhau yeuthuong zxcvbnm
`

/**
 * Some three thousand words, sayings and names that many people choose as a password, folded and without spaces:
 * Vietnamese, English, of this trade. Only the server asks for them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  [words, frequentVietnameseWords, frequentWords].flatMap(list => list.trim().split(/\s+/)),
)
