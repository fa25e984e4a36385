import { fold } from '@quay/domain/text/fold'

const pause = 700

/**
 * Choosing by typing, as in every list of the system: letters in quick succession choose the first label that begins
 * with them; one letter, alone or repeated, goes to the next such label. Gives its place, or undefined.
 */
export function makeTypedLetters(): (
  letter: string,
  time: number,
  labels: readonly string[],
  at: number,
) => number | undefined {
  let typed = ''
  let last = 0
  return (letter, time, labels, at) => {
    typed = time - last > pause ? letter : typed + letter
    last = time
    const wanted = fold([...typed].every(one => one === letter) ? letter : typed)
    const from = wanted.length === 1 ? at + 1 : at
    const order = labels.map((_, place) => (place + Math.max(from, 0)) % labels.length)
    return order.find(place => fold(labels[place] ?? '').startsWith(wanted))
  }
}
