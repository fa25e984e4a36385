import { cashEntryKindText } from '@quay/contract/money/entry-kind-text'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { cashFlowText } from '../../text/money/cash-flow.ts'
import { cashbookListText } from '../../text/money/cashbook-list.ts'
import { useAccounts } from './shared/use-accounts.ts'

/** What narrows the cash book; at first it is of today. */
export const cashbookFilters: ReadonlyArray<Filter<Asked<typeof cashbookRoutes.read>>> = [
  { kind: 'period', usual: 'today' },
  {
    kind: 'listed',
    field: 'accountId',
    address: 'account',
    label: cashbookListText.account,
    all: cashbookListText.everyAccount,
    width: 'w-48',
    useOptions: () => useAccounts().map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    kind: 'choice',
    field: 'direction',
    label: cashbookListText.direction,
    width: 'w-32',
    choices: choicesOf(cashbookListText.directions),
  },
  {
    kind: 'choice',
    field: 'kind',
    address: 'fund',
    label: cashbookListText.fundKind,
    choices: choicesOf(cashbookListText.fundKinds),
    isMore: true,
  },
  {
    kind: 'choice',
    field: 'entryKind',
    label: cashbookListText.entryKind,
    choices: choicesOf(cashEntryKindText, { all: cashbookListText.everyEntryKind }),
    isMore: true,
  },
  {
    kind: 'flag',
    field: 'inResult',
    value: '1',
    label: cashbookListText.inResult,
    yes: cashbookListText.inResult,
    isMore: true,
  },
  { kind: 'linked', field: 'voucherKind', label: cashbookListText.voucherKind },
]

/** What narrows the cash flow; at first it is of this month. */
export const cashFlowFilters: ReadonlyArray<Filter<Asked<typeof cashbookRoutes.flow>>> = [
  { kind: 'period', usual: 'month' },
  {
    kind: 'choice',
    field: 'kind',
    address: 'fund',
    label: cashFlowText.fundKind,
    choices: choicesOf(cashFlowText.fundKinds),
  },
  {
    kind: 'listed',
    field: 'accountId',
    address: 'account',
    label: cashFlowText.account,
    all: cashFlowText.everyAccount,
    useOptions: () => useAccounts().map(({ id, name }) => ({ value: id, label: name })),
  },
]
