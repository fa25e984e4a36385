import type { ExcelTaking } from '@quay/contract/excel/shapes'
import { excelText } from '../../text/product/excel.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Hinted } from '../../ui/field/hinted.tsx'
import { PriceBookChoice } from './shared/price-book-choice.tsx'

type ImportOptionsProps = {
  /** Null: there is no choice for this kind. */
  duplicates: ExcelTaking['duplicates'] | null
  mayOverwrite: boolean
  onDuplicates: (duplicates: ExcelTaking['duplicates']) => void
  withStock: boolean | null
  onWithStock: (withStock: boolean) => void
  /** Whether the prices may be those of a book. */
  hasPriceBook: boolean
  priceBookId: string | undefined
  onPriceBook: (priceBookId: string | undefined) => void
}

/** How a file is taken over: what becomes of codes that are there, whether stock comes with it, whose prices they are. */
export function ImportOptions(props: ImportOptionsProps) {
  const { duplicates, mayOverwrite, onDuplicates, withStock, onWithStock, hasPriceBook, priceBookId, onPriceBook } =
    props
  return (
    <div className="grid gap-3">
      {duplicates !== null && (
        <Field group label={excelText.duplicates} hint={duplicates === 'overwrite' && excelText.overwriteHint}>
          <RadioGroup
            value={duplicates}
            onChange={onDuplicates}
            options={[
              { value: 'skip', label: excelText.skip },
              { value: 'overwrite', label: excelText.overwrite, disabled: !mayOverwrite },
            ]}
          />
        </Field>
      )}
      {hasPriceBook && <PriceBookChoice value={priceBookId} onChange={onPriceBook} />}
      {withStock !== null && (
        <Hinted hint={excelText.withStockHint}>
          <Checkbox checked={withStock} onChange={event => onWithStock(event.target.checked)}>
            {excelText.withStock}
          </Checkbox>
        </Hinted>
      )}
    </div>
  )
}
