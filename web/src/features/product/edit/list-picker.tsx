import { productListRoutes } from '@quay/contract/product-list/routes'
import { useRoute } from '../../../api/use-route.ts'
import { productText } from '../../../text/product/product.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'

const minute = 60_000

/** The names of a list of the store: who makes goods, or on which shelves they lie. Empty while they load. */
export function useListEntries(list: 'manufacturers' | 'positions') {
  const makers = useRoute(productListRoutes.manufacturers, {}, { staleTime: minute, enabled: list === 'manufacturers' })
  const positions = useRoute(productListRoutes.positions, {}, { staleTime: minute, enabled: list === 'positions' })
  return (list === 'manufacturers' ? makers.data : positions.data) ?? []
}

type ListPickerProps = {
  list: 'manufacturers' | 'positions'
  /** The name; empty where there is none. */
  value: string
  onChange: (name: string) => void
}

/** A maker or a shelf by name; one that the list does not have is added to it when the product is saved. */
export function ListPicker({ list, value, onChange }: ListPickerProps) {
  const options = useListEntries(list).map(entry => ({ value: entry.name, label: entry.name }))
  return (
    <Combobox
      value={value === '' ? null : { value, label: value }}
      onChange={option => onChange(option?.value ?? '')}
      options={options}
      onCreate={onChange}
      placeholder={productText.fields.listPlaceholder}
    />
  )
}
