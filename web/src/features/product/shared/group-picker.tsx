import { productRoutes } from '@quay/contract/product/routes'
import { useAction } from '../../../api/use-action.ts'
import { productText } from '../../../text/product/product.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { useGroupOptions } from './use-group-options.ts'

type GroupPickerProps = { value: string | null; onChange: (groupId: string | null) => void }

/** The group of a product; a name that does not exist is added at once. */
export function GroupPicker({ value, onChange }: GroupPickerProps) {
  const options = useGroupOptions()
  const create = useAction(productRoutes.createGroup, { onDone: group => onChange(group.id) })
  const chosen = options.find(option => option.value === value)
  return (
    <Combobox
      value={chosen ?? (value !== null && create.data?.id === value ? { value, label: create.data.name } : null)}
      onChange={option => onChange(option?.value ?? null)}
      options={options}
      onCreate={name => create.mutate({ body: { name } })}
      placeholder={productText.fields.groupPlaceholder}
    />
  )
}
