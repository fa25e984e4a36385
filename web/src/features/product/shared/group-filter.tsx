import { productText } from '../../../text/product/product.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { useGroupOptions } from './use-group-options.ts'

type GroupFilterProps = { value: string | null; onChange: (groupId: string | null) => void }

/** A group of products to look at, with all below it. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const options = useGroupOptions()
  return (
    <div className="w-52">
      <Combobox
        label={productText.groups}
        placeholder={productText.groups}
        value={options.find(option => option.value === value) ?? null}
        onChange={option => onChange(option?.value ?? null)}
        options={options}
      />
    </div>
  )
}
