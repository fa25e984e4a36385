import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session.ts'
import { useAction } from '../../../api/use-action.ts'
import { productText } from '../../../text/product.ts'
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'

type Duplicate = ComboboxOption & { version: number }

const most = 12

/** Finds another product and merges it into this one; shows a refusal beside it. */
export function MergeProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const branchId = useBranchId()
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null)
  const [problem, setProblem] = useState<string>()
  const merge = useAction(productCareRoutes.merge, {
    onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  async function search(keyword: string, signal: AbortSignal): Promise<Duplicate[]> {
    const { items } = await call(productRoutes.list, { query: { branchId, keyword, limit: most } }, { signal })
    return items
      .filter(one => one.id !== product.id && one.type !== 3)
      .map(one => ({ value: one.id, label: one.name, detail: one.code, version: one.version }))
  }
  function confirm() {
    if (!duplicate) return setProblem(productText.required)
    merge.mutate({
      params: { id: product.id },
      body: { duplicateId: duplicate.value, duplicateVersion: duplicate.version },
    })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={confirm}
      busy={merge.isPending}
      title={productText.mergeTitle(product.name)}
      description={productText.mergeHint}
      confirmLabel={productText.mergeIt(duplicate?.detail ?? '')}
    >
      <Field label={productText.mergeFind} required error={problem}>
        <Combobox<Duplicate>
          value={duplicate}
          options={search}
          placeholder={productText.find}
          onChange={next => {
            setProblem(undefined)
            setDuplicate(next)
          }}
        />
      </Field>
    </ConfirmDialog>
  )
}
