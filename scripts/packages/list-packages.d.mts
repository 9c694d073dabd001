export type Lock = {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      license?: string;
      integrity?: string;
      resolved?: string;
      link?: boolean;
      dev?: boolean;
      devOptional?: boolean;
      optional?: boolean;
      peer?: boolean;
      hasInstallScript?: boolean;
    }
  >;
};
export type Package = { name: string; version: string; licence: string | null; integrity: string | null };
export function listPackages(lock: Lock): Package[];
