import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import Printer from 'lucide-react/icons/printer'
import { usePaper } from '../../document/use-paper.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { Button } from '../../ui/button/button.tsx'
import { IncidentPaper } from './incident-paper.tsx'

/** Prints a report while it is written: what is not kept yet can be neither printed nor sent. */
export function PrintIncident({ document, disabled }: { document: DrugIncident; disabled: boolean }) {
  const { printing, print } = usePaper<'report'>()
  return (
    <>
      <Button icon={<Printer />} disabled={disabled} onClick={() => print('report')}>
        {incidentText.print}
      </Button>
      {printing && <IncidentPaper document={document} />}
    </>
  )
}
