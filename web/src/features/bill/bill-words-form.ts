import { type Bill, billCorrected } from '@quay/contract/bill/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formResolver } from '../../api/form/form-resolver.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { billText } from '../../text/bill/bill.ts'

const fields = ['note', 'prescriptionCode'] as const

export type BillWordsForm = Record<(typeof fields)[number] | 'sellerId', string> & {
  dueOn: string | null
  revisitOn: string | null
  doctor: { id: string | null; name: string }
}

/** The words of a bill as the form holds them. */
export const formOf = (bill: Bill | null): BillWordsForm => ({
  ...textsOf(bill, fields),
  sellerId: bill?.sellerId ?? '',
  dueOn: bill?.dueOn ?? null,
  revisitOn: bill?.revisitOn ?? null,
  doctor: { id: bill?.prescription?.doctorId ?? null, name: bill?.prescription?.doctorName ?? '' },
})

const orNull = (text: string) => (text.trim() === '' ? null : text)

export const billWordsResolver = formResolver(
  billCorrected.partial({ doctor: true, invoice: true }),
  ({ note, prescriptionCode, sellerId, dueOn, revisitOn, doctor }: BillWordsForm) => ({
    note: orNull(note),
    prescriptionCode: orNull(prescriptionCode),
    sellerId,
    dueOn,
    revisitOn,
    ...(doctor.name.trim() !== '' && {
      doctor: doctor.id ? { doctorId: doctor.id } : { doctorName: doctor.name.trim() },
    }),
  }),
)

const shownOf = (name: (typeof fields)[number]): [string, (bill: Bill) => string | null] => [
  billText.words[name],
  bill => bill[name],
]

/** What another person changed in the words of a bill. */
export const changesBetween = changesIn<Bill>(
  [
    ...fields.map(shownOf),
    [billText.words.seller, bill => bill.sellerName],
    [billText.words.doctor, bill => bill.prescription?.doctorName ?? null],
    [billText.words.revisit, bill => (bill.revisitOn ? formatDate(bill.revisitOn) : null)],
    [billText.words.dueOn, bill => bill.dueOn && formatDate(bill.dueOn)],
  ],
  billText.words.none,
)
