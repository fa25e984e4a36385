import { flagKinds } from '@quay/contract/document-flag/kinds'
import type { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import { employeeEntity } from '../../list/entities.ts'
import { type Asked, choicesOf, type Filter } from '../../list/filter.ts'
import { documentFlagText } from '../../text/bill/document-flag.ts'

const kinds = Object.entries(flagKinds).map(([value, { name }]) => ({ value, label: name }))

/** What narrows the list of what has to be looked at. */
export const flagFilters: ReadonlyArray<Filter<Asked<typeof documentFlagRoutes.list>, unknown>> = [
  { kind: 'choice', field: 'state', label: documentFlagText.state, choices: choicesOf(documentFlagText.states) },
  {
    kind: 'listed',
    field: 'kind',
    label: documentFlagText.kind,
    all: documentFlagText.anyKind,
    width: 'w-56',
    useOptions: () => kinds,
  },
  {
    kind: 'choice',
    field: 'documentKind',
    address: 'document',
    label: documentFlagText.document,
    choices: choicesOf(documentFlagText.documents),
  },
  {
    kind: 'entity',
    field: 'sellerId',
    address: 'seller',
    label: documentFlagText.seller,
    all: documentFlagText.anySeller,
    of: employeeEntity,
    isMore: true,
    shown: ({ may }) => may({ model: 'employee', action: 'read' }),
  },
  { kind: 'period', usual: 'all' },
]
