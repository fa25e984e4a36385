const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const
const scales = ['', ' nghìn', ' triệu'] as const

/** 240000 → "Hai trăm bốn mươi nghìn đồng". A whole number of đồng, either sign. */
export function amountInWords(amount: number): string {
  const words = `${amount < 0 ? 'âm ' : ''}${read(Math.abs(amount), false)} đồng`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A number in words; `isBehind` reads its missing hundreds, because something larger stands before it. */
function read(number: number, isBehind: boolean): string {
  const billions = Math.floor(number / 1e9)
  if (billions > 0) {
    const rest = number % 1e9
    return [`${read(billions, isBehind)} tỷ`, ...(rest > 0 ? [read(rest, true)] : [])].join(' ')
  }
  const groups = [2, 1, 0].map(scale => ({ scale, value: Math.floor(number / 1000 ** scale) % 1000 }))
  const said: string[] = []
  for (const { scale, value } of groups)
    if (value > 0) said.push(`${hundreds(value, isBehind || said.length > 0)}${scales[scale]}`)
  return said.join(' ') || digits[0]
}

function hundreds(value: number, isBehind: boolean): string {
  const [hundred, ten, one] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const words: string[] = []
  if (hundred > 0 || isBehind) words.push(`${digits[hundred]} trăm`)
  if (ten === 0 && one > 0 && words.length > 0) words.push('lẻ')
  if (ten === 1) words.push('mười')
  if (ten > 1) words.push(`${digits[ten]} mươi`)
  if (one > 0) words.push(oneIn(ten, one))
  return words.join(' ')
}

/** mốt, tư, lăm: what one, four and five are called behind a ten. */
function oneIn(ten: number, one: number): string {
  if (one === 1 && ten > 1) return 'mốt'
  if (one === 4 && ten > 1) return 'tư'
  if (one === 5 && ten > 0) return 'lăm'
  return digits[one]!
}
