import { z } from 'zod'
import { day, dong, id, idParams, instant, nothing, text } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'
import { activities } from '../tax-book/activity.ts'

/** What is handed in: a declaration with taxes (01/CNKD), or the notice of revenue of a household below the threshold (01/TKN-CNKD). */
export const filedForms = ['DECLARATION', 'NOTICE'] as const
export type FiledForm = (typeof filedForms)[number]

export const filedKinds = ['MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR'] as const
export type FiledKind = (typeof filedKinds)[number]

const filing = z.object({
  id,
  form: z.enum(filedForms),
  kind: z.enum(filedKinds),
  from: day,
  to: day,
  /** When it was handed in, and the number that the authority gave it. */
  filedOn: day,
  fileNumber: z.string(),
  note: z.string().nullable(),
  /** What the books held when it was marked. */
  revenue: z.int(),
  vat: z.int(),
  /** Null where the household pays none by its revenue. */
  pit: z.int().nullable(),
  status: z.enum(['FILED', 'LIFTED']),
  filedByName: z.string(),
  filedAt: instant,
  liftedAt: instant.nullable(),
  liftedByName: z.string().nullable(),
  liftReason: z.string().nullable(),
})
export type TaxFiling = z.output<typeof filing>

const basisPoints = z.int('Tỷ lệ có tối đa hai số lẻ').min(0, 'Tỷ lệ không được âm').max(10_000, 'Tỷ lệ tối đa 100%')
const rates = z.strictObject({ vat: basisPoints, pit: basisPoints })
const step = z.strictObject({
  /** Up to this revenue of a year; null: without an end. */
  upTo: dong.nullable(),
  rate: basisPoints,
  choosesRevenue: z.boolean(),
})
const ruleFields = {
  from: day,
  threshold: dong,
  activities: z.strictObject(
    Object.fromEntries(activities.map(name => [name, rates])) as Record<(typeof activities)[number], typeof rates>,
  ),
  income: z
    .array(step)
    .min(1, 'Cần ít nhất một bậc')
    .max(10, 'Tối đa 10 bậc')
    .refine(
      steps =>
        steps.every(({ upTo }, place) => (upTo === null) === (place === steps.length - 1)) &&
        steps.every(({ upTo }, place) => place === 0 || upTo === null || upTo > (steps[place - 1]!.upTo ?? 0)),
      'Các bậc phải tăng dần, bậc cuối không có mức trên',
    ),
  source: text(200, 1),
}
const rule = z.object({
  /** Null: it comes with the program. */
  id: id.nullable(),
  ...ruleFields,
  income: z.array(step),
  createdByName: z.string().nullable(),
})
export type StoredTaxRule = z.output<typeof rule>
export const taxRuleBody = z.strictObject({ id: id.optional(), ...ruleFields })

const files = { model: 'closed_day', action: 'update' } as const

export const taxFilingRoutes = routes({
  list: {
    method: 'GET',
    path: '/tax-filing',
    summary: 'Các tờ khai thuế, thông báo doanh thu đã nộp của mọi chi nhánh cùng mã số thuế, mới nhất trước',
    permission: { model: 'sale_report', action: 'read' },
    query: z.object(branchFilter),
    response: z.object({ items: z.array(filing) }),
    errors: ['tax-book-branches', 'not-found'],
  },
  create: {
    method: 'POST',
    path: '/tax-filing',
    summary: 'Đánh dấu tờ khai thuế, thông báo doanh thu của một kỳ đã nộp: sổ của kỳ đó khóa lại',
    permission: files,
    body: z.strictObject({
      id: id.optional(),
      ...branchFilter,
      form: z.enum(filedForms).default('DECLARATION'),
      kind: z.enum(filedKinds),
      /** A day of the period. */
      day,
      filedOn: day,
      fileNumber: text(60, 1),
      note: text(300).optional(),
    }),
    response: filing,
    status: 201,
    audit: 'tax-filing.create',
    idempotency: 'client-id',
    errors: [
      'tax-book-branches',
      'forbidden',
      'filing-too-early',
      'filing-day-wrong',
      'filing-exists',
      'not-found',
      'idempotency-conflict',
    ],
  },
  lift: {
    method: 'POST',
    path: '/tax-filing/:id/lift',
    summary: 'Gỡ đánh dấu đã nộp với lý do: sổ của kỳ đó mở lại như trước',
    permission: files,
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    response: filing,
    audit: 'tax-filing.lift',
    idempotency: 'key',
    errors: ['already-cancelled', 'filing-not-last', 'not-found', 'forbidden', 'tax-book-branches'],
  },
})

export const taxRuleRoutes = routes({
  list: {
    method: 'GET',
    path: '/tax-rule',
    summary: 'Mức doanh thu, tỷ lệ và bậc thuế của hộ kinh doanh theo ngày áp dụng: của phần mềm và của cửa hàng nhập',
    permission: { model: 'tax', action: 'read' },
    response: z.object({ items: z.array(rule) }),
  },
  create: {
    method: 'POST',
    path: '/tax-rule',
    summary: 'Nhập một quy định thuế mới, áp dụng từ một ngày',
    permission: { model: 'tax', action: 'update' },
    body: taxRuleBody,
    response: rule,
    status: 201,
    audit: 'tax-rule.create',
    idempotency: 'client-id',
    errors: ['tax-rule-exists', 'tax-rule-filed', 'idempotency-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/tax-rule/:id',
    summary: 'Xóa một quy định thuế mà cửa hàng nhập, khi chưa có tờ khai nào của các ngày đó',
    permission: { model: 'tax', action: 'update' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'tax-rule.delete',
    idempotency: 'natural',
    errors: ['tax-rule-filed', 'not-found'],
  },
})
