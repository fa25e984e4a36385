import { rm } from 'node:fs/promises'
import { inWords, runCommand } from './run-command.ts'
import type { ServicePlan } from './service-plan.ts'

interface Work {
  plan: ServicePlan
  settings: { path: string }
  print: boolean
  say(line: string): void
}

/** Stops the service and takes back what `install` wrote; the shop's data stays. What is not there does not matter. */
export async function removeAutostart({ plan, settings, print, say }: Work): Promise<void> {
  if (print) {
    for (const command of plan.remove) say(inWords(command))
    say(`# removes ${plan.file.path} and ${settings.path}`)
    for (const command of plan.afterRemove) say(inWords(command))
    return
  }
  for (const command of plan.remove) await runCommand(command)
  await rm(plan.file.path, { force: true })
  await rm(settings.path, { force: true })
  for (const command of plan.afterRemove) await runCommand(command)
  say('Quầy starts by itself no longer. The data stays where it is.')
}
