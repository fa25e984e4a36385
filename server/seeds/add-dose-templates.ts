import { doctorBody } from '@quay/contract/doctor/shapes'
import { sampleBody } from '@quay/contract/sample-medicine/shapes'
import type { Actor } from '../src/db/connection/transaction.ts'
import { createDoctor } from '../src/features/doctor/create-doctor.ts'
import { createSample } from '../src/features/sample-medicine/create-sample.ts'
import { type AtTime, bodyOf } from './as-person.ts'
import { demoDoctors } from './cast/doctors.ts'
import { type DemoComponent, doseTemplates } from './cast/dose-templates.ts'
import { instantOf } from './trade/clock.ts'
import type { StockedProduct } from './trade/shop.ts'

/** The doctors and the liều of the shop, as far as the catalogue has what is in them. Gives how many there are. */
export async function addDoseTemplates(
  at: AtTime,
  actor: Actor,
  { onboarding, products }: { onboarding: string; products: readonly StockedProduct[] },
): Promise<number> {
  const found = doseTemplates.flatMap(({ components, ...template }) => {
    const items = components.flatMap(component => itemOf(component, products) ?? [])
    return items.length === components.length ? [{ ...template, items }] : []
  })
  await at(instantOf(onboarding, 331), async tx => {
    const doctors = new Map<string, string>()
    for (const doctor of demoDoctors) {
      const made = await createDoctor(tx, ...bodyOf(doctorBody, doctor))
      doctors.set(doctor.name, made.id)
    }
    for (const { price, doctor, ...template } of found) {
      const [body, hash] = bodyOf(sampleBody, {
        ...template,
        doctorId: doctor ? doctors.get(doctor) : null,
        ...(price !== undefined && { priceKind: 'FIXED' as const, price }),
      })
      await createSample(tx, actor, body, hash)
    }
  })
  return found.length
}

/** The best sold product with these ingredients in this strength, in its smallest unit. */
function itemOf({ ingredient, strength, quantity, when }: DemoComponent, products: readonly StockedProduct[]) {
  const [best] = products
    .filter(({ item: { product } }) => product.activeIngredient === ingredient && product.strength === strength)
    .sort((a, b) => b.item.weight - a.item.weight)
  const unit = best?.units.find(({ ratio }) => ratio === 1)
  return best && unit && { productId: best.id, unitId: unit.id, quantity, ...(when && { meal: when }) }
}
