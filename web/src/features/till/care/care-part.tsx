import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { prescriptionText } from '../../../text/till/prescription.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { CareDialog } from './care-dialog.tsx'

/** The prescription of the sale, and who buys what is controlled: asked for where the goods need it. */
export function CarePart() {
  const { till, focusFind } = useSale()
  const care = useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart.care)
  const asks = useTill(state => state.view.lines.some(({ product }) => product?.isPrescription))
  const [isOpen, setOpen] = useState(false)
  useHotkey(saleKeys.prescription, () => setOpen(true))

  function close() {
    setOpen(false)
    focusFind()
  }
  const { prescription, reason, buyer } = care ?? {}
  const words = prescription
    ? prescriptionText.summary(prescription.code, prescription.patientName)
    : reason
      ? prescriptionText.without(reason)
      : buyer?.name
  return (
    <section aria-label={prescriptionText.part} className="flex items-center gap-1.5">
      {words ? (
        <>
          <Button
            size="sm"
            variant="ghost"
            className="min-w-0 flex-1 justify-start"
            icon={<FileText />}
            title={prescriptionText.edit}
            onClick={() => setOpen(true)}
          >
            <span className="min-w-0 truncate">{words}</span>
          </Button>
          <IconButton
            size="xs"
            tooltip={false}
            label={prescriptionText.remove}
            icon={<X />}
            onClick={() => till.dispatch({ do: 'set-care', care: undefined })}
          />
        </>
      ) : (
        <>
          <Button size="sm" icon={<FileText />} keyHint={saleKeys.prescription.key} onClick={() => setOpen(true)}>
            {asks ? prescriptionText.enter : prescriptionText.enterBuyer}
          </Button>
          <span className="text-12 text-warning-text">
            {asks ? prescriptionText.needed : prescriptionText.buyerNeeded}
          </span>
        </>
      )}
      {isOpen && <CareDialog onClose={close} />}
    </section>
  )
}
