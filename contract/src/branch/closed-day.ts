import { z } from 'zod'
import { day, id, text } from '../field.ts'
import { routes } from '../route.ts'

const closedDays = z.object({
  /** The last day that may be closed: yesterday at the branch. */
  latest: day,
  branches: z.array(
    z.object({
      branchId: id,
      branchName: z.string(),
      /** Nothing on or before it is changed any more: the later one of the two beside it. */
      closedThrough: day.nullable(),
      daysThrough: day.nullable(),
      booksThrough: day.nullable(),
    }),
  ),
})
export type ClosedDays = z.output<typeof closedDays>

const closes = { model: 'closed_day', action: 'update' } as const
/** Opens days again where it is null or earlier than before: then with a reason. */
const until = { through: day.nullable(), reason: text(300).optional() }
const refusals = ['close-too-late', 'reopen-reason-missing', 'not-found'] as const

export const closedDayRoutes = routes({
  read: {
    method: 'GET',
    path: '/closed-day',
    summary: 'Sổ của từng chi nhánh đã khóa đến ngày nào',
    permission: { anyOf: [closes, { model: 'cashbook', action: 'read' }] },
    response: closedDays,
  },
  close: {
    method: 'PUT',
    path: '/closed-day',
    summary: 'Khóa sổ một chi nhánh đến hết một ngày, hoặc mở lại với lý do',
    permission: closes,
    body: z.strictObject({ branchId: id, ...until }),
    response: closedDays,
    audit: 'day.close',
    idempotency: 'natural',
    errors: refusals,
  },
  closeBooks: {
    method: 'PUT',
    path: '/closed-day/books',
    summary: 'Khóa sổ mọi chi nhánh sau khi nộp tờ khai thuế, hoặc mở lại với lý do',
    permission: closes,
    body: z.strictObject(until),
    response: closedDays,
    audit: 'books.close',
    idempotency: 'natural',
    errors: [...refusals, 'books-filed'],
  },
})
