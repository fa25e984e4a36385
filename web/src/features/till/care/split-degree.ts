/** Degrees as they stand before a name, with or without a point. */
const degree = /^(?:gs|pgs|ts|ths|bs|bsnt|bscki{1,2}|bsck[12]|cki{1,2}|ck[12]|ys|ds|lương y)\.?$/i

/** A typed name as its degree and the name itself: "BS.CKI Khúc Hải Yến", "ThS. BS Tạ Quang Vinh". */
export function splitDegree(typed: string): { degree: string; name: string } {
  const words = typed.trim().split(/\s+/)
  let at = 0
  // The last word is a name, whatever it looks like.
  while (
    at < words.length - 1 &&
    words[at]!.split('.')
      .filter(Boolean)
      .every(part => degree.test(part))
  )
    at += 1
  return { degree: words.slice(0, at).join(' '), name: words.slice(at).join(' ') }
}
