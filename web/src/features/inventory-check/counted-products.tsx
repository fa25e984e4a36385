import { productRoutes } from '@quay/contract/product/routes'
import X from 'lucide-react/icons/x'
import { call } from '../../api/client.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'

const most = 20

type Goods = { value: string; label: string }
type CountedProductsProps = {
  branchId: string
  value: readonly Goods[]
  onChange: (value: readonly Goods[]) => void
}

/** The products of a check: found by typing, each with its ×. */
export function CountedProducts({ branchId, value, onChange }: CountedProductsProps) {
  async function find(keyword: string, signal: AbortSignal) {
    const { items } = await call(productRoutes.list, { query: { branchId, keyword, limit: most } }, { signal })
    return items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
  }
  const isThere = (id: string) => value.some(one => one.value === id)
  return (
    <div className="grid gap-4">
      <Combobox
        placeholder={checkText.findProduct}
        value={null}
        options={find}
        onChange={found => found && !isThere(found.value) && onChange([...value, found])}
      />
      {value.length > 0 && (
        <ul className="grid gap-1" aria-label={checkText.products}>
          {value.map(product => (
            <li key={product.value} className="flex items-center gap-2 rounded-2 bg-surface-2 pl-2">
              <span className="min-w-0 flex-1 truncate">{product.label}</span>
              <IconButton
                size="sm"
                icon={<X />}
                label={checkText.removeProduct(product.label)}
                onClick={() => onChange(value.filter(one => one.value !== product.value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
