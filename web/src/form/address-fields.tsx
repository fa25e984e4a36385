import { formText } from '../text/form.ts'
import { fieldsOf } from './fields.tsx'

const { TextField } = fieldsOf<{ address: string }>()

/** Where somebody or something is; every form with an address holds it by these names. */
export function AddressFields({ label = formText.address }: { label?: string }) {
  return <TextField name="address" label={label} autoComplete="off" />
}
