/** Writes the bundled commands of the container into `folder`. */
export function bundleCommands(folder: string): Promise<void>;
