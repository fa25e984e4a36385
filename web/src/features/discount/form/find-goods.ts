import type { GoodsKind } from '@quay/contract/discount/promotion'
import { productRoutes } from '@quay/contract/product/routes'
import { productListRoutes } from '@quay/contract/product-list/routes'
import { fold } from '@quay/domain/text/fold'
import { call } from '../../../api/client.ts'
import { discountText } from '../../../text/promotion/discount.ts'
import type { ComboboxOption } from '../../../ui/choice/combobox.tsx'

/** Goods, a group of them, or whose they are; `value` is told apart by its kind. */
export type GoodsOption = ComboboxOption & { kind: GoodsKind; id: string }

const most = 20
const mostLists = 6

/** What a text finds: groups and makers first, because they are few, then goods. */
export async function findGoods(keyword: string, signal: AbortSignal): Promise<GoodsOption[]> {
  const [groups, makers, { items }] = await Promise.all([
    call(productRoutes.groups, {}, { signal }),
    call(productListRoutes.manufacturers, {}, { signal }),
    call(productRoutes.list, { query: { keyword, limit: most } }, { signal }),
  ])
  const words = fold(keyword).split(' ')
  const isMeant = ({ name }: { name: string }) => words.every(word => fold(name).includes(word))
  const listed = (kind: 'GROUP' | 'MANUFACTURER', rows: readonly { id: string; name: string }[]) =>
    rows
      .filter(isMeant)
      .slice(0, mostLists)
      .map(({ id, name }) => optionOf(kind, id, name, discountText.goodsKinds[kind]))
  return [
    ...(keyword.trim() === '' ? [] : [...listed('GROUP', groups), ...listed('MANUFACTURER', makers)]),
    ...items.map(({ id, name, code }) => optionOf('PRODUCT', id, name, code)),
  ]
}

const optionOf = (kind: GoodsKind, id: string, label: string, detail: string): GoodsOption => ({
  kind,
  id,
  value: `${kind} ${id}`,
  label,
  detail,
})
