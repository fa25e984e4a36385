import { launchdPlan } from './launchd-plan.ts'
import type { ServiceFacts, ServicePlan } from './service-plan.ts'
import { systemdPlan } from './systemd-plan.ts'
import { taskPlan } from './task-plan.ts'

/** Everything that installing, removing and looking at the service does on a system. Pure: what it gives can be printed. */
export function planAutostart(facts: ServiceFacts): ServicePlan {
  switch (facts.kind) {
    case 'systemd-system':
    case 'systemd-user':
      return systemdPlan(facts)
    case 'launchd-daemon':
    case 'launchd-agent':
      return launchdPlan(facts)
    case 'task-scheduler':
      return taskPlan(facts)
  }
}
