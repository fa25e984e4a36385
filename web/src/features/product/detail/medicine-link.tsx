import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Product } from '@quay/contract/product/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { describeRegistration, registrationWarnings } from '@quay/domain/medicine/describe-registration'
import { readRegistrationNumber } from '@quay/domain/medicine/read-registration-number'
import { formatDate } from '@quay/domain/text/format-date'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useAction } from '../../../api/use-action.ts'
import { medicineText } from '../../../text/product/medicine.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextLink } from '../../../ui/button/text-link.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { ConfirmDialog } from '../../../ui/window/confirm-dialog.tsx'

const { link: words } = medicineText

/** What has to be known first: that the national list took the medicine out, or that its registration has ended. */
export function MedicineAlert({ medicine }: { medicine: NonNullable<Product['medicine']> }) {
  if (medicine.withdrawnOn)
    return (
      <Note tone="danger">{medicineText.withdrawn(formatDate(medicine.withdrawnOn), medicine.withdrawnReason)}</Note>
    )
  if (medicine.state === 'expired' && medicine.endsOn)
    return <Note tone="warning">{medicineText.expired(formatDate(medicine.endsOn))}</Note>
  return null
}

/** A medicine beside the national list: its place there, what its number tells; or the offer to say that the list lacks it. */
export function MedicineLink({ product }: { product: Product }) {
  const { rights } = useSession()
  const thisYear = Number(useBusinessDay().slice(0, 4))
  const [proposing, setProposing] = useState(false)
  const [isProposed, setProposed] = useState(false)
  const read = readRegistrationNumber(product.registrationNumber ?? '', thisYear)
  const seesList = isAllowed(rights, { model: 'medicine_category', action: 'read' })
  const mayPropose = isAllowed(rights, medicineRoutes.propose.permission) && !product.mergedInto && !isProposed
  const { medicine, medicineId } = product
  return (
    <Card
      title={words.title}
      actions={
        !medicine &&
        mayPropose && (
          <Button size="sm" onClick={() => setProposing(true)}>
            {words.propose}
          </Button>
        )
      }
    >
      <div className="grid gap-2">
        {medicine ? (
          <p className="flex flex-wrap items-center gap-1.5">
            <Tag tone={medicine.state === 'listed' ? 'success' : 'danger'}>{medicineText.states[medicine.state]}</Tag>
            {seesList ? (
              <TextLink to={`/medicines/${medicineId}`} underlined>
                {medicine.registrationNumber}
              </TextLink>
            ) : (
              medicine.registrationNumber
            )}
            <span>{medicine.name}</span>
          </p>
        ) : (
          <p className="text-ink-3">{isProposed ? words.proposed : words.none}</p>
        )}
        {read.current && (
          <p>
            <span className="text-ink-3">{medicineText.detail.reading}: </span>
            {describeRegistration(read.current)}
          </p>
        )}
        {registrationWarnings(read, thisYear).map(warning => (
          <p key={warning} className="text-warning-text">
            {warning}
          </p>
        ))}
      </div>
      {proposing && <Propose product={product} onClose={() => setProposing(false)} onDone={() => setProposed(true)} />}
    </Card>
  )
}

function Propose({ product, onClose, onDone }: { product: Product; onClose: () => void; onDone: () => void }) {
  const [note, setNote] = useState('')
  const propose = useAction(medicineRoutes.propose, {
    onDone() {
      onDone()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => propose.mutate({ body: { productId: product.id, note: note.trim() || null } })}
      busy={propose.isPending}
      title={words.proposeTitle(product.name)}
      description={words.proposeHint}
      confirmLabel={words.propose}
      tone="primary"
    >
      <Field label={medicineText.note}>
        <TextInput value={note} maxLength={300} onChange={event => setNote(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
