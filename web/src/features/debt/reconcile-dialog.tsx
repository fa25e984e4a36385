import { debtReportRoutes } from '@quay/contract/money/debt-report'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { kitText } from '../../text/kit/kit.ts'
import { debtReportText } from '../../text/partner/debt-report.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { ExportDialog } from '../../ui/window/export-dialog.tsx'
import { printDebtSlip } from './print-debt-slip.ts'
import { ReconciliationPaper } from './reconciliation-paper.tsx'

const { reconcile: words } = debtReportText

type ReconcileDialogProps = {
  partner: { kind: 'customer' | 'provider'; id: string; name: string }
  onClose: () => void
}

/** Chooses the period of the paper on which both sides confirm what is owed, and prints it or writes it to Excel. */
export function ReconcileDialog({ partner, onClose }: ReconcileDialogProps) {
  const today = useBusinessDay()
  const branchId = useBranchId()
  const [from, setFrom] = useState<string | null>(`${today.slice(0, 7)}-01`)
  const [to, setTo] = useState<string | null>(today)
  const ask = {
    partnerKind: partner.kind,
    partnerId: partner.id,
    ...(from && { from }),
    ...(to && { to }),
  }
  const { data, error } = useRoute(debtReportRoutes.reconciliation, { query: ask })
  const { printing, print } = usePaper<'reconciliation'>()
  const file = useListExport(debtReportRoutes.exportReconciliation)
  if (file.isOpen)
    return (
      <ExportDialog
        title={words.exportTitle}
        description={words.exportHint}
        state={file.state}
        onStart={() => void file.start({ body: ask })}
        onCancel={file.cancel}
        onClose={file.close}
        onLater={() => file.later(words.exportTitle, { body: ask })}
      />
    )
  return (
    <Dialog
      onClose={onClose}
      title={words.title(partner.name)}
      actions={
        <>
          {file.mayExport && (
            <Button icon={<FileSpreadsheet />} className="mr-auto" onClick={file.open}>
              {kitText.exportExcel}
            </Button>
          )}
          <Button onClick={onClose}>Đóng</Button>
          <Button disabled={!data} onClick={() => data && void printDebtSlip(data, branchId)}>
            {words.printRoll}
          </Button>
          <Button variant="primary" icon={<Printer />} disabled={!data} onClick={() => print('reconciliation')}>
            {words.print}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Refusal>{error?.message}</Refusal>
        <div className="grid grid-cols-2 gap-3">
          <Field label={words.from}>
            <DateInput value={from} max={to ?? today} today={today} onChange={setFrom} />
          </Field>
          <Field label={words.to}>
            <DateInput value={to} max={today} today={today} onChange={setTo} />
          </Field>
        </div>
        {data && (
          <dl className="grid gap-1.5">
            <FigureRow label={words.opening} amount={data.opening} />
            <FigureRow label={words.increase} amount={data.increase} />
            <FigureRow label={words.decrease} amount={data.decrease} />
            <FigureRow label={words.closing} strong amount={data.closing} amountClass="text-16" />
          </dl>
        )}
        {data?.isCut && <Note tone="warning">{words.cut}</Note>}
      </div>
      {printing && data && <ReconciliationPaper reconciliation={data} />}
    </Dialog>
  )
}
