import { fold } from '../text/fold.ts'

/** How people shorten what stands before a name. */
const short: Readonly<Record<string, string>> = {
  p: 'phuong',
  q: 'quan',
  h: 'huyen',
  x: 'xa',
  t: 'tinh',
  tp: 'thanh pho',
  tx: 'thi xa',
  tt: 'thi tran',
  dk: 'dac khu',
  hn: 'ha noi',
  hcm: 'ho chi minh',
  tphcm: 'thanh pho ho chi minh',
  hcmc: 'ho chi minh',
  tphn: 'thanh pho ha noi',
}

/**
 * The words of a province's or ward's name, as they are compared: without marks, signs and shortenings. "P.14, Q.Gò Vấp" and
 * "phường 14 quận gò vấp" are the same words.
 */
export function wardWords(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .flatMap(word => {
      const [, kind, number] = /^([pqx])0*(\d{1,2})$/.exec(word) ?? []
      if (kind && number) return [short[kind]!, number]
      return short[word]?.split(' ') ?? [/^0\d$/.test(word) ? word.slice(1) : word]
    })
}
