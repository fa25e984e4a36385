import type { Answer } from '@quay/contract/route'
import type { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import { saleReturnReasons } from '@quay/contract/sale-return/shapes'
import { customerEntity, employeeEntity, productEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { saleReturnText as words } from '../../text/bill/sale-return.ts'

type Returns = Filter<Asked<typeof saleReturnRoutes.list>, Answer<typeof saleReturnRoutes.total>>

const { linked } = words

/** What narrows the list of returns. */
export const returnFilters: ReadonlyArray<Returns> = [
  { kind: 'period', usual: 'month' },
  { kind: 'choice', field: 'status', label: words.statusFilter, choices: choicesOf(words.statusChoices) },
  {
    kind: 'choice',
    field: 'reason',
    label: words.reasonFilter,
    choices: choicesOf(words.reasons, { all: words.allReasons, order: saleReturnReasons }),
  },
  { kind: 'choice', field: 'refundedBy', label: words.wayFilter, choices: choicesOf(words.wayChoices), isMore: true },
  {
    kind: 'choice',
    field: 'quarantine',
    label: words.quarantineFilter,
    choices: choicesOf(words.quarantineChoices),
    isMore: true,
  },
  {
    kind: 'choice',
    field: 'approval',
    label: words.approvalFilter,
    choices: choicesOf(words.approvalChoices),
    isMore: true,
  },
  {
    kind: 'entity',
    field: 'approvedBy',
    label: words.approvedBy,
    all: words.anyApprover,
    of: employeeEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'employee', action: 'read' }),
  },
  {
    kind: 'choice',
    field: 'toSettle',
    label: words.settleFilter,
    choices: choicesOf(words.settleChoices),
    isMore: true,
  },
  { kind: 'linked', field: 'customerId', label: linked.customer, of: customerEntity },
  { kind: 'linked', field: 'productId', label: linked.product, of: productEntity },
  { kind: 'linked', field: 'billId', label: linked.bill },
]
