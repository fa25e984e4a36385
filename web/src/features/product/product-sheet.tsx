import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { useRouter } from '@tanstack/react-router'
import { FormProvider, useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useVersionConflict } from '../../api/use-version-conflict.ts'
import { productText } from '../../text/product.ts'
import { ConflictNote } from '../../ui/conflict-note.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { isPriceMeant } from '../../ui/is-price-meant.ts'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { ProductFields } from './product-fields.tsx'
import { changesBetween, formOf, patchOf, productResolver } from './product-form.ts'

type ProductSheetProps = {
  /** As last read; left out, a new one is made. */
  product?: Product
  /** What a new one is called to begin with. */
  name?: string | undefined
  onClose: () => void
  onSaved?: (product: Product) => void
}

/** Makes or edits a product, units and prices included. */
export function ProductSheet({ product, name = '', onClose, onSaved }: ProductSheetProps) {
  const router = useRouter()
  const { base, theirs, who, catches, accept } = useVersionConflict(product ?? null)
  const form = useForm({ resolver: productResolver, defaultValues: { ...formOf(base), ...(!base && { name }) } })
  const { isDirty, errors } = form.formState

  function done(saved: Product) {
    onSaved?.(saved)
    onClose()
  }
  function added(made: Product) {
    done(made)
    toast.success(productText.added(made.code), {
      actions: [
        { label: productText.see, onSelect: () => router.history.push(`/products/list/${made.id}`) },
        {
          label: productText.printLabels,
          onSelect: () => router.history.push(`/products/label?productIds=${made.id}`),
        },
      ],
    })
  }
  function showError(error: ApiError): boolean {
    const placed =
      catches(error) ||
      showIssues(form, error, { 'product-code-taken': 'code', 'lot-management-locked': 'isLotManaged' })
    if (!placed) form.setError('root', { message: error.message })
    return true
  }
  const create = useAction(productRoutes.create, { onDone: added, showError })
  const update = useAction(productRoutes.update, { onDone: done, showError })

  const save = (version: number | undefined) =>
    form.handleSubmit(async body => {
      if (base && !(await arePricesMeant(base, body.units))) return
      const call =
        base && version !== undefined
          ? update.mutateAsync({ params: { id: base.id }, body: patchOf(body, version) })
          : create.mutateAsync({ body })
      await call.catch(() => {}) // shown at its field
    })()

  function take(current: Product) {
    accept(current)
    // Its fields stay registered: compiled components do not register them again.
    form.reset(formOf(current), { keepFieldsRef: true })
  }
  function overwrite(current: Product) {
    accept(current)
    void save(current.version)
  }
  return (
    <EditSheet
      open
      size="lg"
      title={base ? productText.editTitle(base.code) : productText.newTitle}
      dirty={isDirty}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={() => save(base?.version)}
    >
      {theirs && base && (
        <ConflictNote
          who={who}
          changes={changesBetween(base, theirs)}
          onReload={() => take(theirs)}
          onOverwrite={() => overwrite(theirs)}
        />
      )}
      {errors.root && (
        <Note tone="danger" alert>
          {errors.root.message}
        </Note>
      )}
      <FormProvider {...form}>
        <ProductFields locked={base?.hasMovements ?? false} typeBefore={base?.type ?? null} />
      </FormProvider>
    </EditSheet>
  )
}

type NewPrice = { id?: string | undefined; name: string; price?: number | undefined }

/** Asks about each price that jumps from the one that the unit has. */
async function arePricesMeant(before: Product, units: readonly NewPrice[]): Promise<boolean> {
  for (const unit of units) {
    const known = before.units.find(({ id }) => id === unit.id)
    const goods = `${before.name} (${unit.name})`
    if (known && !(await isPriceMeant({ goods, from: known.price, to: unit.price ?? null }))) return false
  }
  return true
}
