import { useState } from 'react'
import { customerEntity, providerEntity } from '../../../list/entities.ts'
import { debtText } from '../../../text/partner/debt.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Combobox, type ComboboxOption } from '../../../ui/choice/combobox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Dialog } from '../../../ui/window/dialog.tsx'
import PayDocument from '../../debt/shared/pay-document.tsx'

type ChooseDebtorProps = { kind: 'customer' | 'provider'; onClose: () => void }

/** From the cash book: whose debt is taken or paid, then the window that does it. */
export default function ChooseDebtor({ kind, onClose }: ChooseDebtorProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const entity = kind === 'customer' ? customerEntity : providerEntity
  if (chosen) return <PayDocument partner={{ kind, id: chosen.value, name: String(chosen.label) }} onClose={onClose} />
  return (
    <Dialog title={debtText.paySubmit[kind]} onClose={onClose} actions={<Button onClick={onClose}>Đóng</Button>}>
      <Field label={debtText.whose[kind]}>
        <Combobox
          value={null}
          onChange={option => option && setChosen(option)}
          options={entity.find}
          placeholder={debtText.findPartner}
        />
      </Field>
    </Dialog>
  )
}
