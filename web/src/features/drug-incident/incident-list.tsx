import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { incidentColumns } from './incident-columns.tsx'

const incidents = defineList({
  id: 'drug-incident',
  words: incidentText,
  route: drugIncidentRoutes.list,
  exported: drugIncidentRoutes.export,
  ofBranch: true,
  filters: [
    {
      kind: 'choice',
      field: 'status',
      label: incidentText.statusFilter,
      choices: choicesOf(incidentText.statuses, {
        all: incidentText.allStatuses,
        order: ['DRAFT', 'SUCCEED', 'CANCELLED'],
      }),
    },
  ],
  columns: incidentColumns,
  open: '/products/drug-incident',
  add: { permission: drugIncidentRoutes.create.permission, to: '/products/drug-incident/new' },
})

/** Reports of controlled medicines that were lost or mixed up; those that are not sent yet say until when. */
export default function IncidentList() {
  return <ListScreen list={useList(incidents)} />
}
