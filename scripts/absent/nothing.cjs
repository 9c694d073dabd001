// An empty stand-in for packages that are never run; package.json says which.
module.exports = {};
