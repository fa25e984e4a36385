import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { useRouter } from '@tanstack/react-router'
import { storeUses } from '../../../api/session/store-uses.ts'
import { RecordSheet } from '../../../form/record-sheet.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { productText } from '../../../text/product/product.ts'
import { isPriceMeant } from '../../../ui/field/is-price-meant.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { ProductFields } from '../edit/product-fields.tsx'
import { changesBetween, formOf, patchOf, productResolver } from '../edit/product-form.ts'

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
  const see = (label: string, to: string) => ({ label, onSelect: () => router.history.push(to) })
  const sheet = useRecordForm({
    record: product,
    formOf: one => ({ ...formOf(one, storeUses()), ...(!one && { name }) }),
    resolver: productResolver,
    refusals: { 'product-code-taken': 'code', 'lot-management-locked': 'isLotManaged' },
    changes: changesBetween,
    ask: async (body, base) => !base || arePricesMeant(base, body.units),
    send: (send, body, base) =>
      base
        ? send(productRoutes.update, { params: { id: base.id }, body: patchOf(body, base.version) })
        : send(productRoutes.create, { body }),
    onSaved,
    onClose,
    onStored(saved) {
      if (product) return
      toast.success(productText.added(saved.code), {
        actions: [
          see(productText.see, `/products/list/${saved.id}`),
          see(productText.printLabels, `/products/label?productIds=${saved.id}`),
        ],
      })
    },
  })
  const { base } = sheet
  return (
    <RecordSheet
      sheet={sheet}
      size="lg"
      title={base ? productText.editTitle(base.code) : productText.newTitle}
      onClose={onClose}
    >
      <ProductFields locked={base?.hasMovements ?? false} typeBefore={base?.type ?? null} />
    </RecordSheet>
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
