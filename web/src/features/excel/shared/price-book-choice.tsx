import { priceBookRoutes } from '@quay/contract/price-book/routes'
import { useBranchId } from '../../../api/session/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { excelText } from '../../../text/product/excel.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'

type PriceBookChoiceProps = {
  /** Absent: the general price list. */
  value: string | undefined
  onChange: (priceBookId: string | undefined) => void
}

/** Whose prices a file holds: the general ones or those of a book. Nothing for a shop without books. */
export function PriceBookChoice({ value, onChange }: PriceBookChoiceProps) {
  const books = useRoute(priceBookRoutes.list, { query: { branchId: useBranchId() } }).data?.items ?? []
  if (!books.length) return null
  return (
    <Field label={excelText.priceBook} className="max-w-80">
      <Select
        value={value ?? ''}
        options={[
          { value: '', label: excelText.generalPrice },
          ...books.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={id => onChange(id || undefined)}
      />
    </Field>
  )
}
