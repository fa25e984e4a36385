const families = `
nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly trinh dinh lam mai cao luong dao ta ha thai quach luu chau to
`
const middles = `
an anh bao bich cam chi cong dai dan dang diem dieu dinh duc duy gia giang ha hai hanh hieu hoa hoai hoang hong huu huy huong huyen
khac khanh khoi kieu kim lan le linh luu mai manh minh my nam ngan ngoc nguyen nguyet nha nhat nhu nhung phi phuoc phuong quang que quoc
quynh song tam tan thai thanh thao the thi thien thu thuan thuc thuy tien tri trong truc trung truong tu tuan tue tuong tuyet uyen van
viet xuan yen
`
const givens = `
ai an anh ba bac bach bang bao be bich bien bin binh bon bong ca cam canh chau chi chien chinh chung chuong co cong cu cuc cuong da dai
dan danh dao dat diem diep dieu dinh do doan dong du duc dung duong duy duyen gam gia giang giau hai han hang hanh hao hau hien hiep hieu
hoa hoai hoan hoang hoc hong hop hue hung huong huu huy huyen kha khai khang khanh khiem khoa khoi khue kien kieu kim ky lam lan lanh lap
le len lien linh loan loc loi long luan luc luong luyen ly mai man manh mau men minh mo my na nam nga ngan nghi nghia ngoan ngoc nguyen
nguyet nha nham nhan nhat nhi nho nhu nhung nhut nu oanh phat phi phong phu phuc phung phuoc phuong quan quang que quoc quy quyen quyet
quynh sa sang sen son suong sy tai tam tan thach thai tham thang thanh thao the thi thien thiet thinh tho thoa thom thong thu thuan thuc
thuong thuy tien tin tinh toan toi ton tra trac tram trang tri trieu trinh trong truc trung truong tu tuan tue tung tuoi tuong tuyen tuyet
ty uyen van vi viet vinh vu vuong vy xoan xuan xuyen y yen
`
const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const [family, middle, given] = [listed(families), listed(middles), listed(givens)]

/**
 * Whether letters without marks and spaces are a Vietnamese name: a given name, with a middle name, with a family name
 * before it, or with both (`lan`, `ngoclan`, `tranlan`, `tranngoclan`, also `lantran` as it is written abroad).
 */
export function isVietnameseName(letters: string): boolean {
  if (isGiven(letters)) return true
  for (let at = 2; at < letters.length; at++) {
    const [head, rest] = [letters.slice(0, at), letters.slice(at)]
    if (family.has(head) && isGiven(rest)) return true
    if (family.has(rest) && isGiven(head)) return true
  }
  return false
}

/** `lan`, `ngoclan`, `lanlan`. */
function isGiven(letters: string): boolean {
  if (given.has(letters)) return true
  for (let at = 1; at < letters.length; at++) {
    const [head, rest] = [letters.slice(0, at), letters.slice(at)]
    if ((middle.has(head) || head === rest) && given.has(rest)) return true
  }
  return false
}
