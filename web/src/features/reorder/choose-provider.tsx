import { reorderRoutes } from '@quay/contract/reorder/routes'
import type { ReorderRow } from '@quay/contract/reorder/shapes'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { findProviders } from '../../document/find-providers.ts'
import { reorderText } from '../../text/buying/reorder.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

/** Chooses the provider of a product; empty means the one that delivered it last. */
export function ChooseProvider({ row, onClose }: { row: ReorderRow; onClose: () => void }) {
  const { providerId, providerName, isPreferred } = row
  const before = isPreferred && providerId ? { value: providerId, label: providerName ?? '' } : null
  const [provider, setProvider] = useState<{ value: string; label: string } | null>(before)
  const save = useAction(reorderRoutes.setProvider, { onClose })
  return (
    <EditSheet
      title={reorderText.chooseTitle}
      dirty={provider?.value !== before?.value}
      busy={save.isPending}
      submitLabel={reorderText.save}
      onClose={onClose}
      onSubmit={() =>
        save.mutate({ params: { productId: row.productId }, body: { providerId: provider?.value ?? null } })
      }
    >
      <p className="font-semibold">{row.productName}</p>
      <Field label={reorderText.provider} hint={reorderText.chooseHint}>
        <Combobox value={provider} options={findProviders} onChange={setProvider} />
      </Field>
    </EditSheet>
  )
}
