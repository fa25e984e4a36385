import { type SalesOrder, salesOrderWords } from '@quay/contract/sales-order/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formResolver } from '../../api/form/form-resolver.ts'
import { changesIn } from '../../form/changes-in.ts'
import { textsOf } from '../../form/texts-of.ts'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'

const texts = ['contactName', 'contactPhone', 'address', 'channel', 'note'] as const

export type OrderWordsForm = Record<(typeof texts)[number], string> & { expectedOn: string | null }

/** Who ordered and when they come, as the form holds it. */
export const formOf = (order: SalesOrder | null): OrderWordsForm => ({
  ...textsOf(order, texts),
  expectedOn: order?.expectedOn ?? null,
})

const orNull = (text: string) => (text.trim() === '' ? null : text)

export const orderWordsResolver = formResolver(salesOrderWords, (form: OrderWordsForm) => ({
  contactName: orNull(form.contactName),
  contactPhone: orNull(form.contactPhone),
  address: orNull(form.address),
  channel: orNull(form.channel),
  expectedOn: form.expectedOn,
  note: orNull(form.note),
}))

const labels: Record<(typeof texts)[number], string> = {
  contactName: words.contact,
  contactPhone: words.phone,
  address: words.address,
  channel: words.channel,
  note: words.note,
}

/** What another person changed of an order in the meantime. */
export const changesBetween = changesIn<SalesOrder>(
  [
    ...texts.map((name): [string, (order: SalesOrder) => string | null] => [labels[name], order => order[name]]),
    [words.expectedOn, order => order.expectedOn && formatDate(order.expectedOn)],
  ],
  words.nothing,
)
