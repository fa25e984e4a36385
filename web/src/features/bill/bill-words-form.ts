import { type Bill, billWords } from '@quay/contract/bill/shapes'
import { formResolver } from '../../api/form-resolver.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { billText } from '../../text/bill.ts'

const fields = ['note', 'prescriptionCode'] as const

export type BillWordsForm = Record<(typeof fields)[number], string>

/** The words of a bill as the form holds them. */
export const formOf = (bill: Bill | null): BillWordsForm => textsOf(bill, fields)

const orNull = (text: string) => (text.trim() === '' ? null : text)

export const billWordsResolver = formResolver(billWords, ({ note, prescriptionCode }: BillWordsForm) => ({
  note: orNull(note),
  prescriptionCode: orNull(prescriptionCode),
}))

/** What another person changed in the words of a bill. */
export const changesBetween = changesIn<Bill>(
  fields.map(name => [billText.words[name], bill => bill[name]]),
  billText.words.none,
)
