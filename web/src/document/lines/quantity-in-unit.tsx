import { Select } from '../../ui/choice/select.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'

type QuantityInUnitProps = {
  line: { quantity: number | null; unitId: string; units: ReadonlyArray<{ id: string; name: string }> }
  /** Names of the two fields, with the goods they are of. */
  labels: { quantity: string; unit: string }
  invalid: boolean
  unitClass?: string
  onQuantity: (quantity: number | null) => void
  onUnit: (unitId: string) => void
}

/** How many of a line, and in which unit. A line of none is left out when the document is sent, so zero may stand there. */
export function QuantityInUnit({ line, labels, invalid, unitClass, onQuantity, onUnit }: QuantityInUnitProps) {
  return (
    <>
      <QuantityInput label={labels.quantity} min={0} value={line.quantity} invalid={invalid} onChange={onQuantity} />
      <Select
        {...(unitClass && { className: unitClass })}
        label={labels.unit}
        value={line.unitId}
        options={line.units.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onUnit}
      />
    </>
  )
}
