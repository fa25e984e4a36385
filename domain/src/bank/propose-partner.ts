import { fold } from '../text/fold.ts'

/** A customer or supplier with a debt, as the content of a transfer may name them. */
export interface NamedDebtor {
  id: string
  name: string
  phone: string | null
}

const shortestPhone = 9
/** One word, or two short ones, name half of the town. */
const fewestWords = 2
const shortestName = 6

/**
 * Finds the debtor that the content of a bank's line names: the only one whose phone stands in it, else the only one whose whole name does; of
 * several names the longest, if it holds the others. Gives null where the content names no debtor or more than one, because a proposal never guesses.
 */
export function proposePartner<Debtor extends NamedDebtor>(content: string, debtors: readonly Debtor[]): Debtor | null {
  // Banks put other numbers beside a phone, and people dots into it: both readings are looked at.
  const digits = ` ${[content, content.replace(/(?<=\d)[ .-](?=\d)/g, '')].join(' ').replace(/\D+/g, ' ')} `
  const byPhone = debtors.filter(({ phone }) => {
    const own = nationalPhone(phone)
    return own.length >= shortestPhone && (digits.includes(` 0${own} `) || digits.includes(` 84${own} `))
  })
  if (byPhone.length > 0) return byPhone.length === 1 ? byPhone[0]! : null
  const said = ` ${wordsOf(content)} `
  const byName = debtors
    .map(debtor => ({ debtor, name: wordsOf(debtor.name) }))
    .filter(({ name }) => name.length >= shortestName && name.split(' ').length >= fewestWords)
    .filter(({ name }) => said.includes(` ${name} `))
  const whole = byName.filter(one => !byName.some(other => other.name !== one.name && other.name.includes(one.name)))
  return whole.length === 1 ? whole[0]!.debtor : null
}

/** The digits of a phone without its zero or country code. */
const nationalPhone = (phone: string | null) => (phone ?? '').replace(/\D/g, '').replace(/^(84|0)/, '')

const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
