import type { PrinterTraits } from '@quay/contract/printer/traits'
import { printerText } from '../../text/kit/printer.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { dotsChoices, languageChoices } from './printer-sheet.tsx'

const { fields } = printerText

/** What a printer of this browser can do. */
export function TraitFields({
  traits,
  onChange,
}: {
  traits: PrinterTraits
  onChange: (patch: Partial<PrinterTraits>) => void
}) {
  return (
    <>
      <Field label={fields.language}>
        <Select
          value={traits.language}
          options={languageChoices.filter(({ value }) => value !== 'tspl')}
          onChange={language => onChange({ language })}
        />
      </Field>
      <Field label={fields.dots}>
        <Select value={traits.dots} options={dotsChoices} onChange={dots => onChange({ dots })} />
      </Field>
      <Checkbox checked={traits.hasCutter} onChange={event => onChange({ hasCutter: event.target.checked })}>
        {fields.hasCutter}
      </Checkbox>
      <Field label={fields.drawer} group>
        <Segmented
          label={fields.drawer}
          value={traits.drawerPin ?? 0}
          options={([0, 2, 5] as const).map(value => ({ value, label: fields.drawers[value] }))}
          onChange={pin => onChange({ drawerPin: pin === 0 ? null : pin })}
        />
      </Field>
    </>
  )
}
